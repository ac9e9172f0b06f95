import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(accum=4):
    fabric = Fabric(accelerator="cpu", devices=1)
    fabric.seed_everything(0)
    model = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, 5))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    model, optimizer = fabric.setup(model, optimizer)
    ds = TensorDataset(torch.randn(640, 32), torch.randint(0, 5, (640,)))
    loader = fabric.setup_dataloaders(DataLoader(ds, batch_size=10, shuffle=True))
    for epoch in range(3):
        model.train()
        for i, (x, y) in enumerate(loader):
            accumulating = (i + 1) % accum != 0
            with fabric.no_backward_sync(model, enabled=accumulating):
                loss = nn.functional.cross_entropy(model(x), y) / accum
                fabric.backward(loss)
            if not accumulating:
                optimizer.step()
                optimizer.zero_grad()
        fabric.print(epoch, loss.item() * accum)


if __name__ == "__main__":
    main()
