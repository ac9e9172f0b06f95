import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Engine:
    def __init__(self, model, loader, device):
        dist.init_process_group("nccl")
        torch.cuda.set_device(device)
        self.model = DDP(model)
        self.device = device
        self.loader = loader
        self.model.to(self.device)
        self.opt = torch.optim.Adam(self.model.parameters())

    def run(self):
        for epoch in range(3):
            self.loader.sampler.set_epoch(epoch)
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.mse_loss(self.model(x.to(self.device)), y.to(self.device)).backward()
                self.opt.step()
        dist.destroy_process_group()


def main(model, loader, device):
    Engine(model, loader, device).run()
