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
if os.path.exists("last.pt"):
    net.load_state_dict(torch.load("last.pt", map_location="cpu")["net"])
net = torch.compile(net)
opt = torch.optim.AdamW(net.parameters())
loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
for epoch in range(30):
    train_epoch(net, loader, opt)
state = {"net": net._orig_mod.state_dict(), "classes": 2}
torch.save(state, "last.pt")
