from contextlib import contextmanager

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class EMAHelper:
    def __init__(self, module, mu=0.999):
        self.mu = mu
        self.shadow = {k: v.detach().clone() for k, v in module.named_parameters()}

    @torch.no_grad()
    def update(self, module):
        for k, v in module.named_parameters():
            self.shadow[k] = self.mu * self.shadow[k] + (1 - self.mu) * v

    def ema_to(self, module):
        for k, v in module.named_parameters():
            v.data.copy_(self.shadow[k].data)


def sample(net, n):
    with torch.no_grad():
        return net(torch.randn(n, 4))


net = nn.Sequential(nn.Linear(4, 64), nn.SiLU(), nn.Linear(64, 4))
helper = EMAHelper(net)
opt = torch.optim.Adam(net.parameters(), 1e-4)
loader = DataLoader(TensorDataset(torch.randn(10000, 4)), 100, shuffle=True)
step = 0
for epoch in range(100):
    for (x,) in loader:
        noise = torch.randn_like(x)
        loss = (net(x + noise) - noise).pow(2).mean()
        opt.zero_grad()
        loss.backward()
        opt.step()
        helper.update(net)
        step += 1
        if step % 1000 == 0:
            helper.ema_to(net)
            torch.save(sample(net, 64), f"samples.pt")
