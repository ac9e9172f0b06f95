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
    def __init__(self):
        self.net = nn.Linear(8, 2)
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.1, momentum=0.9)
        self.sched = torch.optim.lr_scheduler.CosineAnnealingLR(self.opt, 30)
        self.begin = 0
        if os.path.exists("last.pt"):
            self.load()

    def load(self):
        state = torch.load("last.pt", map_location="cpu")
        self.net.load_state_dict(state["net"])
        self.opt.load_state_dict(state["opt"])
        self.sched.load_state_dict(state["sched"])
        self.begin = state["epoch"]

    def save(self, epoch):
        parts = {"net": self.net, "opt": self.opt, "sched": self.sched}
        torch.save({**{name: part.state_dict() for name, part in parts.items()}, "epoch": epoch + 1}, "last.pt")

    def fit(self, loader):
        for epoch in range(self.begin, 30):
            train_epoch(self.net, loader, self.opt)
            self.save(epoch)
            self.sched.step()

Trainer().fit(DataLoader(batches(256, 0), batch_size=32, shuffle=True))
