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

class Gate(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(8, 16), nn.Linear(16, 2)

    def forward(self, x):
        h = torch.relu(self.body(x))
        energy = h.mean().item()
        while energy > 1.0:
            h = h / 2
            energy = energy / 2
        return self.head(h)

net = Gate()
train_epoch(net, DataLoader(batches(256, 0), batch_size=32, shuffle=True), torch.optim.AdamW(net.parameters()))
net.eval()
torch.jit.trace(net, torch.randn(2, 8)).save("gate.ts")
