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

class Trainer:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.AdamW(net.parameters())

    def fit(self, loader):
        for _ in range(5):
            train_epoch(self.net, loader, self.opt)
        self.export("model.pth")

    def export(self, path):
        self.net.eval()
        torch.save(self.net.cpu(), path)

Trainer(nn.Linear(8, 2)).fit(DataLoader(batches(256, 0), batch_size=32, shuffle=True))
