import argparse

import torch
from torch import nn
from torch.optim import lr_scheduler
from torch.utils.data import DataLoader, TensorDataset


def build(args, model):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    scheduler = lr_scheduler.CosineAnnealingLR(optimizer, T_max=args.epochs, eta_min=args.lr / 100)
    return {"optimizer": optimizer, "scheduler": scheduler}


def train_epoch(model, loader, tools):
    model.train()
    for x, y in loader:
        tools["optimizer"].zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        tools["optimizer"].step()
    tools["scheduler"].step()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--lr", type=float, default=1e-3)
    args = parser.parse_args()
    x = torch.randn(300, 6)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=30, shuffle=True)
    model = nn.Sequential(nn.Linear(6, 24), nn.ReLU(), nn.Linear(24, 3))
    tools = build(args, model)
    for epoch in range(args.epochs):
        train_epoch(model, loader, tools)


if __name__ == "__main__":
    main()
