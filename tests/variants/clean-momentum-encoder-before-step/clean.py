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

class Momentum(nn.Module):
    def __init__(self, m=0.99):
        super().__init__()
        self.m = m
        self.query = nn.Sequential(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.Linear(16, 4))
        self.key = copy.deepcopy(self.query)

    @torch.no_grad()
    def move(self):
        for q, k in zip(self.query.parameters(), self.key.parameters()):
            k.data = k.data * self.m + q.data * (1.0 - self.m)

    def forward(self, one, two):
        q = self.query(one)
        with torch.no_grad():
            self.move()
            k = self.key(two)
        return (q - k).pow(2).mean()

net = Momentum()
opt = torch.optim.AdamW(net.query.parameters())
for epoch in range(10):
    net.train()
    for x, _ in DataLoader(batches(256, 0), batch_size=32, shuffle=True, drop_last=True):
        opt.zero_grad()
        net(x + 0.1 * torch.randn_like(x), x + 0.1 * torch.randn_like(x)).backward()
        opt.step()
torch.save(net.query.state_dict(), "encoder.pt")
