import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from stopping import EarlyStopping

x = torch.randn(80, 3)
train_loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
held = torch.randn(40, 3)
val_loader = DataLoader(TensorDataset(held, held.sum(1, keepdim=True)), batch_size=8)
net = nn.Linear(3, 1)
optimizer = torch.optim.SGD(net.parameters(), lr=0.01)
stopping = EarlyStopping(patience=3)
for epoch in range(50):
    net.train()
    for a, b in train_loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(net(a), b).backward()
        optimizer.step()
    net.eval()
    with torch.no_grad():
        total = sum(nn.functional.mse_loss(net(a), b).item() for a, b in val_loader)
    stopping(total / len(val_loader))
    if stopping.early_stop:
        break
