from collections import defaultdict

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def validate(model, loader):
    sums = defaultdict(float)
    model.eval()
    with torch.no_grad():
        for x, y in loader:
            out = model(x)
            sums["loss"] += nn.functional.cross_entropy(out, y, reduction="sum").item()
            sums["correct"] += (out.argmax(1) == y).sum().item()
            sums["n"] += len(y)
    return {"loss": sums["loss"] / sums["n"], "acc": sums["correct"] / sums["n"]}


x, y = torch.randn(1100, 10), torch.randint(0, 3, (1100,))
train_dl = DataLoader(TensorDataset(x[:1000], y[:1000]), 32, shuffle=True)
val_dl = DataLoader(TensorDataset(x[1000:], y[1000:]), 32)
model = nn.Linear(10, 3)
opt = torch.optim.SGD(model.parameters(), 0.1)
for epoch in range(10):
    model.train()
    for a, b in train_dl:
        opt.zero_grad()
        nn.functional.cross_entropy(model(a), b).backward()
        opt.step()
    print(epoch, validate(model, val_dl))
