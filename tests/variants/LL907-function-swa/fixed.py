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

from torch.optim.swa_utils import AveragedModel, update_bn

def main():
    net = nn.Sequential(nn.Linear(8, 16), nn.BatchNorm1d(16), nn.ReLU(), nn.Linear(16, 2))
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    swa = AveragedModel(net)
    train_dl = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
    for epoch in range(20):
        train_epoch(net, train_dl, opt)
        if epoch >= 10:
            swa.update_parameters(net)
    update_bn(train_dl, swa)
    print(validate(swa, DataLoader(batches(64, 1), batch_size=32)))

@torch.no_grad()
def validate(net, loader):
    net.eval()
    return sum((net(x).argmax(1) == y).sum().item() for x, y in loader) / len(loader.dataset)

main()
