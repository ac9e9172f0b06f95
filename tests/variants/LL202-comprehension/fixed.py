import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fit(net, loaders, epochs):
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(epochs):
        net.train()
        for x, y in loaders["fit"]:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            acc = sum((net(x).argmax(1) == y).sum().item() for x, y in loaders["valid"]) / 100
        print(epoch, acc)


if __name__ == "__main__":
    x = torch.randn(500, 12)
    y = x[:, :3].argmax(1)
    fit(
        nn.Sequential(nn.Linear(12, 32), nn.ReLU(), nn.Dropout(0.1), nn.Linear(32, 3)),
        {
            "fit": DataLoader(TensorDataset(x[:400], y[:400]), batch_size=40, shuffle=True),
            "valid": DataLoader(TensorDataset(x[400:], y[400:]), batch_size=50),
        },
        3,
    )
