import torch
from torch import nn


def train(model, heads, loader, names="age,mood,place"):
    opt = torch.optim.SGD([*model.parameters(), *heads.parameters()], lr=0.1)
    for x, targets in loader:
        opt.zero_grad()
        for name in names.split(","):
            loss = nn.functional.cross_entropy(heads[name](model(x)), targets[name])
            loss.backward()
        opt.step()
