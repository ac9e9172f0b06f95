import math

import torch
import torch.distributed as dist
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler


def train(model, data, epochs=50, patience=4):
    dist.init_process_group("gloo")
    sampler = DistributedSampler(data)
    loader = DataLoader(data, 32, sampler=sampler)
    ddp = DDP(model)
    opt = torch.optim.Adam(ddp.parameters(), lr=1e-3)
    best, waited = math.inf, 0
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        running = torch.zeros(())
        for x, y in loader:
            opt.zero_grad()
            loss = torch.nn.functional.mse_loss(ddp(x), y)
            loss.backward()
            opt.step()
            running += loss.detach()
        dist.all_reduce(running)
        running = running.item() / (len(loader) * dist.get_world_size())
        if running < best:
            best, waited = running, 0
        else:
            waited += 1
        if waited >= patience:
            break
