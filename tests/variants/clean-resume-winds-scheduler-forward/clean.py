import argparse
import copy
import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

def batches(n, seed):
    g = torch.Generator().manual_seed(seed)
    x = torch.randn(n, 8, generator=g)
    return TensorDataset(x, (x[:, 0] > 0).long())

def train_epoch(net, loader, opt):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()

@torch.no_grad()
def validate(net, loader):
    net.eval()
    hits = sum((net(x).argmax(1) == y).sum().item() for x, y in loader)
    return hits / len(loader.dataset)

net = nn.Linear(8, 2)
opt = torch.optim.AdamW(net.parameters())
sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, 100)
loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
begin = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    net.load_state_dict(state["net"])
    opt.load_state_dict(state["opt"])
    begin = state["epoch"]
    for _ in range(begin):
        sched.step()
for epoch in range(begin, 100):
    train_epoch(net, loader, opt)
    sched.step()
    torch.save({"net": net.state_dict(), "opt": opt.state_dict(), "epoch": epoch + 1}, "last.pt")
