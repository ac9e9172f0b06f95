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

net = nn.Linear(8, 2)
opt = torch.optim.AdamW(net.parameters())
averaged = ModelEMA(net)
val_dl = DataLoader(batches(64, 1), batch_size=32)
for epoch in range(20):
    net.train()
    for x, y in DataLoader(batches(256, 0), batch_size=32, shuffle=True):
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
        averaged.update(net)
    print(validate(net, val_dl), validate(averaged.ema, val_dl))
