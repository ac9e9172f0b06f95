import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(net, loader):
    net.eval()
    with torch.no_grad():
        return sum((net(x) - y).abs().mean().item() for x, y in loader) / len(loader)


def fit(net, train_loader, dev_loader, epochs=5):
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    best, best_state = float("inf"), None
    net.train()
    for epoch in range(epochs):
        for x, y in train_loader:
            optimizer.zero_grad()
            (net(x) - y).pow(2).mean().backward()
            optimizer.step()
        error = evaluate(net, dev_loader)
        if error < best:
            best, best_state = error, copy.deepcopy(net.state_dict())
        net.train()
        print(epoch, error)
    net.load_state_dict(best_state)
    return net


if __name__ == "__main__":
    x = torch.randn(300, 8)
    y = x.sum(1, keepdim=True)
    fit(
        nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 1)),
        DataLoader(TensorDataset(x[:250], y[:250]), batch_size=25, shuffle=True),
        DataLoader(TensorDataset(x[250:], y[250:]), batch_size=25),
    )
