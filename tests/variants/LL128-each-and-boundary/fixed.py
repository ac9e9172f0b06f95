import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(96, 5)
loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
net = nn.Linear(5, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.01)
every = 3
for epoch in range(2):
    net.train()
    opt.zero_grad()
    for i, (a, b) in enumerate(loader):
        (nn.functional.mse_loss(net(a), b) / every).backward()
        if (i + 1) % every == 0 or i + 1 == len(loader):
            opt.step()
            opt.zero_grad()
