"""Average the weights of the best three epochs ("greedy soup")."""
import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, random_split


def build():
    return nn.Sequential(nn.Linear(24, 64), nn.GELU(), nn.Dropout(0.2), nn.Linear(64, 5))


def fit_epoch(model, loader, opt):
    model.train()
    for xb, yb in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(xb), yb).backward()
        opt.step()


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    right = sum((model(x).argmax(-1) == y).sum().item() for x, y in loader)
    return right / len(loader.dataset)


def soup(states):
    out = {}
    for key in states[0]:
        out[key] = sum(s[key] for s in states) / len(states)
    return out


def main():
    torch.manual_seed(4)
    x = torch.randn(600, 24)
    y = x[:, :5].argmax(1)
    train, val = random_split(TensorDataset(x, y), [480, 120])
    tl = DataLoader(train, 40, shuffle=True)
    vl = DataLoader(val, 120)
    model = build()
    opt = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    kept = []
    for epoch in range(12):
        fit_epoch(model, tl, opt)
        acc = accuracy(model, vl)
        kept.append((acc, copy.deepcopy(model.state_dict())))
        kept.sort(key=lambda pair: pair[0], reverse=True)
        del kept[3:]
        print(f"{epoch:02d} acc {acc:.3f}")
    model.load_state_dict(soup([state for _, state in kept]))
    print("soup", accuracy(model, vl))


main()
