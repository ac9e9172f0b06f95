import copy

import torch
from torch import nn

torch.manual_seed(0)
net = nn.Sequential(nn.Linear(1, 20), nn.Tanh(), nn.Linear(20, 1))
meta = torch.optim.Adam(net.parameters(), lr=1e-2)
for it in range(10):
    for p in net.parameters():
        p.grad = torch.zeros_like(p)
    for task in range(3):
        fast = copy.deepcopy(net)
        inner = torch.optim.SGD(fast.parameters(), lr=0.02)
        phase = torch.rand(1)
        for k in range(4):
            x = torch.rand(10, 1) * 6
            loss = nn.functional.mse_loss(fast(x), torch.sin(x + phase))
            inner.zero_grad()
            loss.backward()
            inner.step()
        for p, q in zip(net.parameters(), fast.parameters()):
            p.grad.add_(p.data - q.data, alpha=1 / 3)
    meta.step()
