import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Trainer:
    def __init__(self, model, loader, accum=8):
        dist.init_process_group("gloo")
        self.model = DDP(model)
        self.loader = loader
        self.accum = accum
        self.opt = torch.optim.AdamW(self.model.parameters(), lr=1e-4)

    def micro_step(self, batch):
        loss = nn.functional.cross_entropy(self.model(batch["x"]), batch["y"]) / self.accum
        loss.backward()
        return loss.detach()

    def train(self):
        self.model.train()
        self.opt.zero_grad()
        for i, batch in enumerate(self.loader):
            self.micro_step(batch)
            if (i + 1) % self.accum == 0 or i + 1 == len(self.loader):
                self.opt.step()
                self.opt.zero_grad()
        dist.destroy_process_group()


def main(model, loader):
    Trainer(model, loader).train()
