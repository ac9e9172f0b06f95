import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def evaluate(net, loader):
    net.eval()
    with torch.no_grad():
        return sum((net(a).argmax(1) == b).sum().item() for a, b in loader) / len(loader.dataset)


torch.manual_seed(0)
x = torch.randn(120, 5)
y = x[:, :2].argmax(1)
train_loader = DataLoader(TensorDataset(x[:90], y[:90]), batch_size=9, shuffle=True)
val_loader = DataLoader(TensorDataset(x[90:], y[90:]), batch_size=30)
net = nn.Sequential(nn.Linear(5, 16), nn.Dropout(0.3), nn.ReLU(), nn.Linear(16, 2))
opt = torch.optim.SGD(net.parameters(), lr=0.1)
for epoch in range(3):
    net.train()
    for a, b in train_loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(a), b).backward()
        opt.step()
    print(epoch, evaluate(net, val_loader))
