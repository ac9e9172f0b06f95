import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(epochs=2):
    fabric = Fabric(accelerator="cpu", devices=1, precision="bf16-mixed")
    x = torch.randn(256, 6)
    y = x[:, :3].argmax(1)
    model = nn.Sequential(nn.Linear(6, 32), nn.Dropout(0.1), nn.Linear(32, 3))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer = fabric.setup(model, optimizer)
    train_dl, val_dl = fabric.setup_dataloaders(
        DataLoader(TensorDataset(x[:192], y[:192]), batch_size=16, shuffle=True),
        DataLoader(TensorDataset(x[192:], y[192:]), batch_size=32),
    )
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=1e-2, total_steps=epochs * len(train_dl))
    for epoch in range(epochs):
        model.train()
        for xb, yb in train_dl:
            optimizer.zero_grad()
            fabric.backward(nn.functional.cross_entropy(model(xb), yb))
            fabric.clip_gradients(model, optimizer, max_norm=1.0)
            optimizer.step()
            scheduler.step()
        model.eval()
        with torch.no_grad():
            hits = sum((model(xb).argmax(1) == yb).sum() for xb, yb in val_dl)
        fabric.print(epoch, fabric.all_reduce(hits.float(), reduce_op="sum").item())


if __name__ == "__main__":
    main()
