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

class Trainer:
    def __init__(self):
        self.net = nn.Sequential(nn.Linear(8, 16), nn.Dropout(), nn.Linear(16, 2))
        self.opt = torch.optim.AdamW(self.net.parameters())
        self.train_dl = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
        self.val_dl = DataLoader(batches(64, 1), batch_size=32)
        self.test_dl = DataLoader(batches(64, 2), batch_size=32)

    def fit(self):
        best_acc = 0.0
        for epoch in range(20):
            self.net.train()
            for x, y in self.train_dl:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.opt.step()
            acc = self.accuracy(self.val_dl)
            if acc > best_acc:
                best_acc = acc
                torch.save(self.net.state_dict(), "best.pt")

    @torch.no_grad()
    def accuracy(self, loader):
        self.net.eval()
        return sum((self.net(x).argmax(1) == y).sum().item() for x, y in loader) / len(loader.dataset)

    def test(self):
        self.net.load_state_dict(torch.load("best.pt", map_location="cpu"))
        return self.accuracy(self.test_dl)

trainer = Trainer()
trainer.fit()
print(trainer.test())
