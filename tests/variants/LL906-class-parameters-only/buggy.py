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

class EmaModel:
    def __init__(self, net, decay=0.99):
        self.module = copy.deepcopy(net)
        self.module.eval()
        self.decay = decay

    @torch.no_grad()
    def update(self, net):
        for avg, p in zip(self.module.parameters(), net.parameters()):
            avg.copy_(self.decay * avg + (1 - self.decay) * p)

net = nn.Sequential(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 2))
opt = torch.optim.AdamW(net.parameters())
ema = EmaModel(net)
val_dl = DataLoader(batches(64, 1), batch_size=32)
for epoch in range(20):
    net.train()
    for x, y in DataLoader(batches(256, 0), batch_size=32, shuffle=True):
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
        ema.update(net)
    print(epoch, validate(ema.module, val_dl))
torch.save(ema.module.state_dict(), "ema.pt")
