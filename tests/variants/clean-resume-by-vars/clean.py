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

class Run:
    def __init__(self):
        self.net = nn.Linear(8, 2)
        self.opt = torch.optim.AdamW(self.net.parameters())
        self.sched = torch.optim.lr_scheduler.StepLR(self.opt, 10)

    def state_dict(self):
        return {name: part.state_dict() for name, part in vars(self).items()}

    def load_state_dict(self, state):
        for name, part in vars(self).items():
            part.load_state_dict(state[name])

run, begin = Run(), 0
loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
if os.path.exists("last.pt"):
    saved = torch.load("last.pt", map_location="cpu")
    run.load_state_dict(saved["run"])
    begin = saved["epoch"]
for epoch in range(begin, 30):
    train_epoch(run.net, loader, run.opt)
    run.sched.step()
    torch.save({"run": run.state_dict(), "epoch": epoch + 1}, "last.pt")
