import contextlib
import os
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


def train(model, loader, accum=8):
    dist.init_process_group("gloo")
    ddp = DistributedDataParallel(model)
    opt = torch.optim.AdamW(ddp.parameters(), lr=1e-4)
    ddp.train()
    for step, (x, y) in enumerate(loader):
        last = (step + 1) % accum == 0 or step + 1 == len(loader)
        with contextlib.nullcontext() if last else ddp.no_sync():
            loss = nn.functional.cross_entropy(ddp(x), y) / accum
            loss.backward()
        if last:
            opt.step()
            opt.zero_grad()
    dist.destroy_process_group()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    train(model, loader)
