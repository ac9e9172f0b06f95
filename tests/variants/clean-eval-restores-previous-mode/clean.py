import contextlib

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@contextlib.contextmanager
def evaluating(net):
    """Evaluation mode without gradients, and back."""
    was_training = net.training
    net.eval()
    try:
        with torch.no_grad():
            yield net
    finally:
        if was_training:
            net.train()


def main():
    x = torch.randn(400, 8)
    y = x[:, :3].argmax(1)
    train_dl = DataLoader(TensorDataset(x[:300], y[:300]), batch_size=30, shuffle=True)
    valid_dl = DataLoader(TensorDataset(x[300:], y[300:]), batch_size=50)
    net = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Dropout(0.2), nn.Linear(32, 3))
    opt = torch.optim.Adam(net.parameters(), lr=1e-3)
    net.train()
    for epoch in range(4):
        for xb, yb in train_dl:
            opt.zero_grad()
            nn.functional.cross_entropy(net(xb), yb).backward()
            opt.step()
        with evaluating(net):
            print(epoch, sum((net(xb).argmax(1) == yb).sum().item() for xb, yb in valid_dl))


if __name__ == "__main__":
    main()
