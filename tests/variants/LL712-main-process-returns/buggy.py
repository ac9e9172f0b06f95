import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


def fit(model, loader, sampler, val_x, val_y, rank):
    optimizer = torch.optim.Adam(model.parameters())
    best, waited = float("inf"), 0
    for epoch in range(100):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        if rank == 0:
            model.eval()
            with torch.no_grad():
                error = nn.functional.mse_loss(model.module(val_x), val_y).item()
            waited = 0 if error < best else waited + 1
            best = min(best, error)
            if waited > 5:
                print("stopping", epoch)
                break


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
sampler = DistributedSampler(data)
fit(DDP(nn.Linear(4, 1)), DataLoader(data, 8, sampler=sampler), sampler, torch.randn(9, 4), torch.randn(9, 1),
    dist.get_rank())
dist.destroy_process_group()
