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

class EMA:
    def __init__(self, net, decay):
        self.net, self.decay = net, decay
        self.shadow, self.backup = {}, {}

    def register(self):
        for name, p in self.net.named_parameters():
            self.shadow[name] = p.data.clone()

    def update(self):
        for name, p in self.net.named_parameters():
            self.shadow[name] = (1.0 - self.decay) * p.data + self.decay * self.shadow[name]

    def apply_shadow(self):
        for name, p in self.net.named_parameters():
            self.backup[name] = p.data
            p.data = self.shadow[name]

    def restore(self):
        for name, p in self.net.named_parameters():
            p.data = self.backup[name]
        self.backup = {}

class Trainer:
    every = 4

    def __init__(self):
        self.net = nn.Linear(8, 2)
        self.opt = torch.optim.AdamW(self.net.parameters())
        self.ema = EMA(self.net, 0.999)
        self.ema.register()

    def fit(self, loader):
        for epoch in range(10):
            for i, (x, y) in enumerate(loader):
                loss = nn.functional.cross_entropy(self.net(x), y) / self.every
                loss.backward()
                if (i + 1) % self.every == 0 or i + 1 == len(loader):
                    self.opt.step()
                    self.opt.zero_grad()
                self.ema.update()
        torch.save({"net": self.net.state_dict(), "ema": self.ema.shadow}, "last.pt")

Trainer().fit(DataLoader(batches(256, 0), batch_size=32, shuffle=True))
