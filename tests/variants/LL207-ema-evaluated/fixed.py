import copy

import torch
from torch import nn

model = nn.Sequential(nn.Linear(20, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 2))
ema = copy.deepcopy(model)
opt = torch.optim.SGD(model.parameters(), lr=0.05)
train_loader = torch.load("train.pt")
val_loader = torch.load("val.pt")


def update_ema(decay=0.999):
    with torch.no_grad():
        for a, b in zip(ema.parameters(), model.parameters()):
            a.mul_(decay).add_(b, alpha=1 - decay)
        for a, b in zip(ema.buffers(), model.buffers()):
            a.copy_(b)


for epoch in range(30):
    model.train()
    for x, y in train_loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
        update_ema()
    ema.eval()
    hits = 0
    with torch.no_grad():
        for x, y in val_loader:
            hits += (ema(x).argmax(1) == y).sum().item()
    print(epoch, hits)
