import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, TensorDataset
from torch.utils.data.distributed import DistributedSampler

def is_main():
    return not dist.is_initialized() or dist.get_rank() == 0

def save_on_master(*args):
    if is_main():
        torch.save(*args)

dist.init_process_group("gloo")
data = TensorDataset(torch.randn(256, 8))
sampler = DistributedSampler(data)
net = DDP(nn.Linear(8, 1))
opt = torch.optim.AdamW(net.parameters())
for epoch in range(10):
    sampler.set_epoch(epoch)
    for (x,) in DataLoader(data, batch_size=16, sampler=sampler):
        opt.zero_grad()
        net(x).pow(2).mean().backward()
        opt.step()
    save_on_master({"net": net.module.state_dict()}, "last.pt")
dist.destroy_process_group()
