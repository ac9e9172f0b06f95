import math

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


def mean_of_all(value):
    total = torch.tensor([value], dtype=torch.float64)
    dist.all_reduce(total)
    return (total / dist.get_world_size()).item()


def train(model, data, epochs=50, patience=4):
    dist.init_process_group("gloo")
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 32, sampler=sampler)
    ddp = DDP(model)
    opt = torch.optim.Adam(ddp.parameters(), lr=1e-3)
    best, waited = math.inf, 0
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        running = 0.0
        for x, y in loader:
            opt.zero_grad()
            loss = torch.nn.functional.mse_loss(ddp(x), y)
            loss.backward()
            opt.step()
            running += loss.item()
        running = mean_of_all(running / len(loader))
        if running < best:
            best, waited = running, 0
        else:
            waited += 1
        if waited >= patience:
            break
    dist.destroy_process_group()
