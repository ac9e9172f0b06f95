import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def update_ema(target, source, rate=0.999):
    with torch.no_grad():
        for t, s in zip(target.parameters(), source.parameters()):
            t.lerp_(s, 1 - rate)


net = nn.Sequential(nn.Linear(2, 128), nn.SiLU(), nn.Linear(128, 2))
ema_net = copy.deepcopy(net).requires_grad_(False)
opt = torch.optim.AdamW(net.parameters(), 1e-4)
loader = DataLoader(TensorDataset(torch.randn(10000, 2)), 500, shuffle=True)
for epoch in range(100):
    for (x0,) in loader:
        t = torch.rand(len(x0), 1)
        noise = torch.randn_like(x0)
        xt = (1 - t) * x0 + t * noise
        loss = (net(xt) - (noise - x0)).pow(2).mean()
        opt.zero_grad()
        loss.backward()
        opt.step()
        update_ema(ema_net, net)
torch.save(ema_net.state_dict(), "flow_ema.pt")
