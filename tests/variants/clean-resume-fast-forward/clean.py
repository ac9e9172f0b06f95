import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--start-epoch", type=int, default=0)
    parser.add_argument("--epochs", type=int, default=6)
    args = parser.parse_args()
    x = torch.randn(200, 3)
    loader = DataLoader(TensorDataset(x, x[:, :1]), batch_size=20, shuffle=True)
    net = nn.Linear(3, 1)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=2)
    for _ in range(args.start_epoch):
        optimizer.step()
        scheduler.step()
    for epoch in range(args.start_epoch, args.epochs):
        net.train()
        for xb, yb in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(net(xb), yb).backward()
            optimizer.step()
        scheduler.step()


if __name__ == "__main__":
    main()
