import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(96, 5)
loader = DataLoader(TensorDataset(x, x.prod(1, keepdim=True)), batch_size=8, shuffle=True)
net = nn.Sequential(nn.Linear(5, 16), nn.ReLU(), nn.Linear(16, 1))
opt = torch.optim.Adam(net.parameters(), lr=1e-3)
N = 3
for epoch in range(2):
    net.train()
    for k, (a, b) in enumerate(loader):
        for p in net.parameters():
            p.grad = None
        loss = nn.functional.mse_loss(net(a), b)
        loss.div(N).backward()
        if k % N == N - 1 or k == len(loader) - 1:
            opt.step()
