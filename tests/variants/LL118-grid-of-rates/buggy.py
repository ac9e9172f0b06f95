import itertools

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

GRID = {"lr": [1e-1, 1e-2, 1e-3], "wd": [0.0, 1e-4]}


def make_net():
    return nn.Sequential(nn.Linear(10, 40), nn.ReLU(), nn.Linear(40, 2))


def train(net, loader, lr, wd, epochs=5):
    opt = torch.optim.SGD(net.parameters(), lr=lr, weight_decay=wd)
    net.train()
    for _ in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()


@torch.no_grad()
def accuracy(net, loader):
    net.eval()
    return sum((net(x).argmax(1) == y).sum().item() for x, y in loader) / len(loader.dataset)


def main():
    torch.manual_seed(0)
    x = torch.randn(500, 10)
    y = (x[:, 0] + x[:, 1] ** 2 > 0.5).long()
    train_dl = DataLoader(TensorDataset(x[:400], y[:400]), 20, shuffle=True)
    val_dl = DataLoader(TensorDataset(x[400:], y[400:]), 100)
    results = {}
    net = make_net()
    for lr, wd in itertools.product(GRID["lr"], GRID["wd"]):
        train(net, train_dl, lr, wd)
        acc = accuracy(net, val_dl)
        results[lr, wd] = acc
        print(f"lr={lr} wd={wd} acc={acc:.3f}")
    best = max(results, key=results.get)
    print("best config", best, results[best])


if __name__ == "__main__":
    main()
