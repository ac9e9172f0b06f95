import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


@torch.no_grad()
def validate(model, loader, device):
    model.eval()
    correct = torch.zeros((), device=device)
    count = torch.zeros((), device=device)
    for x, y in loader:
        x, y = x.to(device), y.to(device)
        correct += (model(x).argmax(1) == y).sum()
        count += y.numel()
    return (correct / count).item()


def main():
    dist.init_process_group("nccl")
    rank = dist.get_rank()
    device = torch.device("cuda", int(os.environ["LOCAL_RANK"]))
    torch.cuda.set_device(device)
    x, y = torch.randn(20480, 16), torch.randint(0, 4, (20480,))
    train_set, val_set = TensorDataset(x[:16384], y[:16384]), TensorDataset(x[16384:], y[16384:])
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, 128, sampler=sampler)
    val_loader = DataLoader(val_set, 128, sampler=DistributedSampler(val_set, shuffle=False))
    model = DDP(nn.Sequential(nn.Linear(16, 64), nn.ReLU(), nn.Linear(64, 4)).to(device), device_ids=[device.index])
    opt = torch.optim.Adam(model.parameters())
    best = 0.0
    for epoch in range(20):
        sampler.set_epoch(epoch)
        model.train()
        for a, b in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(a.to(device)), b.to(device)).backward()
            opt.step()
        acc = validate(model, val_loader, device)
        if rank == 0 and acc > best:
            best = acc
            torch.save(model.module.state_dict(), "best.pt")
    dist.destroy_process_group()


main()
