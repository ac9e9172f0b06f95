import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

import os
from contextlib import contextmanager, nullcontext


@contextmanager
def first(rank):
    if rank > 0:
        dist.barrier()
    yield
    if rank == 0:
        dist.barrier()


def average(model):
    for p in model.parameters():
        dist.all_reduce(p.grad)
        p.grad /= dist.get_world_size()


def log(rank, text):
    if rank != 0:
        return
    print(text)


def main():
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    dist.init_process_group("nccl")
    try:
        with first(local):
            data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
        sampler = DistributedSampler(data)
        loader = DataLoader(data, 8, sampler=sampler)
        model = DDP(nn.Linear(4, 1).cuda(), device_ids=[local])
        optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        for epoch in range(3):
            sampler.set_epoch(epoch)
            for i, (x, y) in enumerate(loader):
                last = (i + 1) % 2 == 0 or i + 1 == len(loader)
                with nullcontext() if last else model.no_sync():
                    (nn.functional.mse_loss(model(x.cuda()), y.cuda()) / 2).backward()
                if last:
                    optimizer.step()
                    optimizer.zero_grad()
            log(local, f"epoch {epoch}")
            with model.no_sync():
                model(torch.ones(8, 4).cuda()).pow(2).mean().backward()
            average(model)
            optimizer.step()
            optimizer.zero_grad()
        if local == 0:
            torch.save(model.module.cpu().state_dict(), "model.pt")
    finally:
        dist.destroy_process_group()


main()
