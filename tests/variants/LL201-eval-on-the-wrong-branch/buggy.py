import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

parser = argparse.ArgumentParser()
parser.add_argument("--ema", action="store_true")
parser.add_argument("--rounds", type=int, default=3)
cfg = parser.parse_args()

torch.manual_seed(0)
x = torch.randn(600, 10)
y = (x.sum(1) > 0).long()
train_iter = DataLoader(TensorDataset(x[:500], y[:500]), batch_size=25, shuffle=True)
val_iter = DataLoader(TensorDataset(x[500:], y[500:]), batch_size=50)
clf = nn.Sequential(nn.Linear(10, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Linear(64, 2))
opt = torch.optim.Adam(clf.parameters(), lr=2e-3)

for r in range(cfg.rounds):
    clf.train()
    for xb, yb in train_iter:
        opt.zero_grad()
        nn.functional.cross_entropy(clf(xb), yb).backward()
        opt.step()
    if cfg.ema:
        clf.eval()
    hits = 0
    with torch.inference_mode():
        for xb, yb in val_iter:
            hits += (clf(xb).argmax(1) == yb).sum().item()
    print(r, hits / 100)
