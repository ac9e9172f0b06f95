import math

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(80, 5)
loader = DataLoader(TensorDataset(x, x.exp().sum(1, keepdim=True)), batch_size=8, shuffle=True)
net = nn.Linear(5, 1)
opt = torch.optim.SGD(net.parameters(), lr=0.01)
for epoch in range(2):
    net.train()
    for a, b in loader:
        loss = nn.functional.mse_loss(net(a), b)
        loss.backward()
        if not math.isfinite(loss.item()):
            print("skipped")
            continue
        opt.step()
        opt.zero_grad()
