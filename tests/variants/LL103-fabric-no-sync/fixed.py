import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(accumulate=4):
    fabric = Fabric(accelerator="cpu", devices=1)
    fabric.launch()
    fabric.seed_everything(0)
    x = torch.randn(96, 5)
    loader = fabric.setup_dataloaders(DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True))
    model = nn.Linear(5, 1)
    model, optimizer = fabric.setup(model, torch.optim.SGD(model.parameters(), lr=0.01))
    for epoch in range(2):
        for i, (a, b) in enumerate(loader):
            last = (i + 1) % accumulate == 0 or i + 1 == len(loader)
            with fabric.no_backward_sync(model, enabled=not last):
                fabric.backward(nn.functional.mse_loss(model(a), b) / accumulate)
            if last:
                optimizer.step()
                optimizer.zero_grad()


if __name__ == "__main__":
    main()
