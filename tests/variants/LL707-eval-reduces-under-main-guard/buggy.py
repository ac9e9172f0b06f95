import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP

RANK = int(os.environ.get("RANK", 0))


def reduce_mean(value):
    value = value.clone()
    dist.all_reduce(value)
    return value / dist.get_world_size()


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    loss = torch.zeros(())
    for x, y in loader:
        loss += nn.functional.cross_entropy(model.module(x), y)
    return reduce_mean(loss / len(loader)).item()


def main(model, train_loader, val_loader, sampler):
    dist.init_process_group("gloo")
    model = DDP(model)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        if RANK == 0:
            print(epoch, evaluate(model, val_loader))
    dist.destroy_process_group()
