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

net = nn.Linear(8, 2)
opt = torch.optim.AdamW(net.parameters())
ema = EMA(net, 0.99)
ema.register()
for epoch in range(10):
    for x, y in DataLoader(batches(256, 0), batch_size=32, shuffle=True):
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        ema.update()
        opt.step()
torch.save({"net": net.state_dict(), "ema": ema.shadow}, "last.pt")
