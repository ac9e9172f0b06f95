"""Train on a cosine schedule, several micro-batches to one step (`--accumulate`)."""

import argparse
import math

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--accumulate", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=3)
    args = parser.parse_args()

    torch.manual_seed(0)
    inputs = torch.randn(2048, 20)
    targets = inputs[:, :1] * 2.0 + 0.1 * torch.randn(2048, 1)
    loader = DataLoader(TensorDataset(inputs, targets), batch_size=16, shuffle=True, drop_last=True)

    model = nn.Linear(20, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.02)
    steps = args.epochs * math.ceil(len(loader) / args.accumulate)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=steps)

    for epoch in range(args.epochs):
        optimizer.zero_grad()
        for i, (x, y) in enumerate(loader):
            loss = nn.functional.mse_loss(model(x), y)
            loss.backward()
            if (i + 1) % args.accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()
                scheduler.step()
        print(f"epoch {epoch}: loss {loss.item():.4f}, learning rate {scheduler.get_last_lr()[0]:.2e}")


if __name__ == "__main__":
    main()
