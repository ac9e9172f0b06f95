import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(100, 5)
loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
net = nn.Linear(5, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.01)
n = 4
for epoch in range(3):
    net.train()
    opt.zero_grad()
    i = 0
    for a, b in loader:
        i += 1
        (nn.functional.mse_loss(net(a), b) / n).backward()
        if i % n == 0:
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            opt.zero_grad()
    if i % n:
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        opt.step()
        opt.zero_grad()
