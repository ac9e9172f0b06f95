import torch
from lightning.fabric import Fabric


def main(model, data):
    fabric = Fabric(accelerator="cuda", devices=2, precision="16-mixed")
    fabric.launch()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4)
    model, optimizer = fabric.setup(model, optimizer)
    loader = fabric.setup_dataloaders(torch.utils.data.DataLoader(data, batch_size=16, shuffle=True))
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        loss = torch.nn.functional.cross_entropy(model(x), y)
        fabric.backward(loss)
        optimizer.step()
