import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(1)
x = torch.randn(400, 5)
y = x.pow(2).sum(1, keepdim=True)
train_loader = DataLoader(TensorDataset(x[:320], y[:320]), batch_size=32, shuffle=True)
val_loader = DataLoader(TensorDataset(x[320:], y[320:]), batch_size=40)
net = nn.Sequential(nn.Linear(5, 64), nn.Tanh(), nn.Linear(64, 1))
optimizer = torch.optim.Adam(net.parameters(), lr=1e-2)
for epoch in range(5):
    net.train()
    torch.set_grad_enabled(True)
    for xb, yb in train_loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(net(xb), yb).backward()
        optimizer.step()
    net.eval()
    torch.set_grad_enabled(False)
    val_loss = 0.0
    for xb, yb in val_loader:
        val_loss += nn.functional.mse_loss(net(xb), yb).item()
    print(epoch, val_loss / len(val_loader))
