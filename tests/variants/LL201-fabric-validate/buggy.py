import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def validate(fabric, model, val_loader):
    losses = []
    with torch.no_grad():
        for x, y in val_loader:
            losses.append(nn.functional.mse_loss(model(x), y))
    fabric.print("val", torch.stack(losses).mean().item())


def main(epochs=2):
    fabric = Fabric(accelerator="cpu", devices=1)
    fabric.launch()
    x = torch.randn(256, 6)
    y = x.sum(1, keepdim=True)
    model = nn.Sequential(nn.Linear(6, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 1))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    model, optimizer = fabric.setup(model, optimizer)
    train_loader, val_loader = fabric.setup_dataloaders(
        DataLoader(TensorDataset(x[:192], y[:192]), batch_size=16, shuffle=True),
        DataLoader(TensorDataset(x[192:], y[192:]), batch_size=32),
    )
    for epoch in range(epochs):
        model.train()
        for xb, yb in train_loader:
            optimizer.zero_grad()
            fabric.backward(nn.functional.mse_loss(model(xb), yb))
            optimizer.step()
        validate(fabric, model, val_loader)


if __name__ == "__main__":
    main()
