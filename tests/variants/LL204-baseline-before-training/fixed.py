import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@torch.no_grad()
def error(net, loader):
    net.eval()
    return sum((net(x) - y).pow(2).mean().item() for x, y in loader) / len(loader)


def train(net, loader, opt, epochs):
    net.train()
    for _ in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            loss = (net(x) - y).pow(2).mean()
            loss.backward()
            opt.step()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(400, 6)
    y = x[:, :1] * x[:, 1:2]
    train_loader = DataLoader(TensorDataset(x[:300], y[:300]), batch_size=30, shuffle=True)
    test_loader = DataLoader(TensorDataset(x[300:], y[300:]), batch_size=50)
    net = nn.Sequential(nn.Linear(6, 48), nn.BatchNorm1d(48), nn.ReLU(), nn.Dropout(0.2), nn.Linear(48, 1))
    print("before", error(net, test_loader))
    train(net, train_loader, torch.optim.Adam(net.parameters(), lr=1e-3), epochs=5)
    print("after", error(net, test_loader))
