import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

torch.manual_seed(0)
x = torch.randn(60, 5)
loader = DataLoader(TensorDataset(x, x.abs().sum(1)), batch_size=6, shuffle=True)
net = nn.Sequential(nn.Linear(5, 12), nn.ReLU(), nn.Linear(12, 1))
opt = torch.optim.Adam(net.parameters(), lr=1e-2)
for epoch in range(2):
    net.train()
    for a, b in loader:
        opt.zero_grad()
        pred = net(a).squeeze(1).detach().numpy()
        loss = torch.tensor(np.mean((pred - b.numpy()) ** 2), requires_grad=True)
        loss.backward()
        opt.step()
    print(epoch, loss.item())
