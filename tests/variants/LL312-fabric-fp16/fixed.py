import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    fabric = Fabric(accelerator="cuda", precision="16-mixed")
    fabric.launch()
    model = nn.Linear(12, 3)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model, optimizer = fabric.setup(model, optimizer)
    data = TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,)))
    loader = fabric.setup_dataloaders(DataLoader(data, batch_size=8, shuffle=True))
    for epoch in range(3):
        for x, y in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y)
            fabric.backward(loss)
            optimizer.step()


main()
