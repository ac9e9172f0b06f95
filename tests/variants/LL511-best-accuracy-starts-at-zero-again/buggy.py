import argparse
import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(model, loader):
    model.eval()
    hit = n = 0
    with torch.no_grad():
        for x, y in loader:
            hit += (model(x).argmax(1) == y).sum().item()
            n += y.numel()
    return hit / n


def save(path, **state):
    torch.save(state, path)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--out", default="out")
    args = parser.parse_args()
    x, y = torch.randn(3000, 30), torch.randint(0, 5, (3000,))
    train_dl = DataLoader(TensorDataset(x[:2500], y[:2500]), 50, shuffle=True)
    val_dl = DataLoader(TensorDataset(x[2500:], y[2500:]), 250)
    model = nn.Sequential(nn.Linear(30, 90), nn.ReLU(), nn.Dropout(0.2), nn.Linear(90, 5))
    optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-3)
    begin, best_acc = 0, 0.0
    last = os.path.join(args.out, "last.pt")
    if args.resume:
        state = torch.load(last, map_location="cpu")
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        begin = state["epoch"] + 1
    for epoch in range(begin, 100):
        model.train()
        for a, b in train_dl:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            optimizer.step()
        acc = evaluate(model, val_dl)
        if acc > best_acc:
            best_acc = acc
            torch.save(model.state_dict(), os.path.join(args.out, "best.pt"))
        save(last, model=model.state_dict(), optimizer=optimizer.state_dict(), epoch=epoch)


main()
