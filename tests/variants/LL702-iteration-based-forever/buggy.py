import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def endless(loader, sampler):
    epoch = 0
    while True:
        yield from loader
        epoch += 1


def main():
    dist.init_process_group("nccl")
    local = int(os.environ["LOCAL_RANK"])
    torch.cuda.set_device(local)
    data = TensorDataset(torch.randn(9000, 30), torch.randint(0, 5, (9000,)))
    sampler = DistributedSampler(data, shuffle=True)
    loader = DataLoader(data, 30, sampler=sampler)
    model = DDP(nn.Sequential(nn.Linear(30, 60), nn.ReLU(), nn.Linear(60, 5)).cuda(), device_ids=[local])
    opt = torch.optim.AdamW(model.parameters(), 1e-3)
    batches = endless(loader, sampler)
    for step in range(5000):
        x, y = next(batches)
        loss = nn.functional.cross_entropy(model(x.cuda()), y.cuda())
        opt.zero_grad()
        loss.backward()
        opt.step()
        if step % 500 == 0 and dist.get_rank() == 0:
            print(step, loss.item())
    dist.destroy_process_group()


main()
