import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make(n):
    x = torch.randn(n, 4)
    return TensorDataset(x, x.sum(dim=1).unsqueeze(1))


net = nn.Sequential(nn.Linear(4, 8), nn.Tanh(), nn.Linear(8, 1), nn.Softplus())
opt = torch.optim.SGD(net.parameters(), lr=0.05)
for epoch in range(3):
    for x, y in DataLoader(make(200), batch_size=20):
        out = net(x).squeeze(-1)
        loss = nn.functional.l1_loss(net(x)[:, 0], y.squeeze(1))
        opt.zero_grad()
        loss.backward()
        opt.step()
