import argparse

import torch
from torch import nn
from torch.optim import lr_scheduler
from torch.utils.data import DataLoader, TensorDataset


def make_scheduler(name, optimizer, epochs, steps):
    if name == "plateau":
        return lr_scheduler.ReduceLROnPlateau(optimizer, patience=2)
    if name == "onecycle":
        return lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=epochs * steps)
    warmup = lr_scheduler.LinearLR(optimizer, 0.1, total_iters=2)
    cosine = lr_scheduler.CosineAnnealingLR(optimizer, T_max=epochs - 2)
    return lr_scheduler.SequentialLR(optimizer, [warmup, cosine], milestones=[2])


def evaluate(net, loader):
    net.eval()
    with torch.no_grad():
        return sum(nn.functional.mse_loss(net(x), y).item() for x, y in loader) / len(loader)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--schedule", default="cosine", choices=["cosine", "onecycle", "plateau"])
    parser.add_argument("--epochs", type=int, default=8)
    args = parser.parse_args()
    x = torch.randn(360, 4)
    y = x.sum(1, keepdim=True)
    train_dl = DataLoader(TensorDataset(x[:300], y[:300]), batch_size=30, shuffle=True)
    valid_dl = DataLoader(TensorDataset(x[300:], y[300:]), batch_size=30)
    net = nn.Sequential(nn.Linear(4, 24), nn.ReLU(), nn.Linear(24, 1))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.05)
    scheduler = make_scheduler(args.schedule, optimizer, args.epochs, len(train_dl))
    for epoch in range(args.epochs):
        net.train()
        for xb, yb in train_dl:
            optimizer.zero_grad()
            nn.functional.mse_loss(net(xb), yb).backward()
            optimizer.step()
            if args.schedule == "onecycle":
                scheduler.step()
        val_loss = evaluate(net, valid_dl)
        if args.schedule == "plateau":
            scheduler.step(val_loss)
        elif args.schedule != "onecycle":
            scheduler.step()
        print(epoch, val_loss)


if __name__ == "__main__":
    main()
