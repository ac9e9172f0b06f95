import torch
from lightning.fabric import Fabric
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

fabric = Fabric(accelerator="cpu", devices=1)
fabric.launch()
fabric.seed_everything(0)
x = torch.randn(96, 5)
train_loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
train_loader = fabric.setup_dataloaders(train_loader)
net = nn.Linear(5, 1)
net, optimizer = fabric.setup(net, torch.optim.Adam(net.parameters()))
for epoch in range(2):
    net.train()
    for a, b in train_loader:
        optimizer.zero_grad()
        loss = nn.functional.mse_loss(net(a), b)
        fabric.backward(loss)
    fabric.print(epoch, loss.item())
