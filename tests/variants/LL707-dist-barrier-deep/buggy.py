import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Trainer:
    def __init__(self, model, loader):
        dist.init_process_group("nccl")
        self.rank = dist.get_rank()
        torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
        self.model = DDP(model.cuda())
        self.loader = loader
        self.opt = torch.optim.Adam(self.model.parameters())

    @property
    def is_main(self):
        return self.rank == 0

    def save(self, epoch):
        torch.save(self.model.module.state_dict(), f"epoch{epoch}.pt")
        dist.barrier()

    def run(self):
        for epoch in range(10):
            self.loader.sampler.set_epoch(epoch)
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.model(x.cuda()), y.cuda()).backward()
                self.opt.step()
            if self.is_main:
                self.save(epoch)
        dist.destroy_process_group()


def main(model, loader):
    Trainer(model, loader).run()
