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
    def __init__(self, args):
        self.args = args
        self.net = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 2))
        self.opt = torch.optim.Adam(self.net.parameters(), lr=args.lr)
        self.loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
        self.first = 0

    def snapshot(self, epoch):
        torch.save({"weights": self.net.state_dict(), "opt": self.opt.state_dict(), "next_epoch": epoch + 1}, self.args.path)

    def load(self):
        blob = torch.load(self.args.path, map_location="cpu")
        self.net.load_state_dict(blob["weights"])
        self.opt.load_state_dict(blob["opt"])
        self.first = blob["next_epoch"]

    def fit(self):
        if self.args.resume:
            self.load()
        for epoch in range(self.first, self.args.epochs):
            train_epoch(self.net, self.loader, self.opt)
            self.snapshot(epoch)

parser = argparse.ArgumentParser()
parser.add_argument("--lr", type=float, default=1e-3)
parser.add_argument("--path", default="last.pt")
parser.add_argument("--epochs", type=int, default=5)
parser.add_argument("--resume", action="store_true")
Trainer(parser.parse_args()).fit()
