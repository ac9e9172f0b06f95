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

class ModelEMA:
    def __init__(self, net, decay=0.99):
        self.ema = copy.deepcopy(net).eval()
        self.decay = decay
        for p in self.ema.parameters():
            p.requires_grad_(False)

    @torch.no_grad()
    def update(self, net):
        state = net.state_dict()
        for name, value in self.ema.state_dict().items():
            if value.dtype.is_floating_point:
                value.mul_(self.decay).add_(state[name], alpha=1 - self.decay)

class Trainer:
    def __init__(self):
        self.net = nn.Linear(8, 2)
        self.ema = ModelEMA(self.net)
        self.opt = torch.optim.AdamW(self.net.parameters())

    def fit(self, train_dl, val_dl):
        best = 0.0
        for epoch in range(20):
            self.net.train()
            for x, y in train_dl:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.opt.step()
                self.ema.update(self.net)
            acc = validate(self.ema.ema, val_dl)
            if acc > best:
                best = acc
                torch.save({"net": self.net.state_dict(), "ema": self.ema.ema.state_dict(), "acc": acc}, "best.pt")

Trainer().fit(DataLoader(batches(256, 0), batch_size=32, shuffle=True), DataLoader(batches(64, 1), batch_size=32))
