import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

def main():
    dist.init_process_group("gloo")
    data = TensorDataset(torch.randn(256, 8))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, batch_size=16, sampler=sampler)
    net = DDP(nn.Linear(8, 1))
    opt = torch.optim.AdamW(net.parameters())
    best = float("inf")
    for epoch in range(10):
        sampler.set_epoch(epoch)
        total = torch.zeros(2)
        for (x,) in loader:
            opt.zero_grad()
            loss = net(x).pow(2).mean()
            loss.backward()
            opt.step()
            total += torch.tensor([loss.item() * len(x), len(x)])
        dist.all_reduce(total)
        mean = (total[0] / total[1]).item()
        if mean < best:
            best = mean
            torch.save(net.module.state_dict(), "best.pt")
    dist.destroy_process_group()

main()
