import torch
from torch import nn

torch.manual_seed(0)
net = nn.Linear(4, 1)
opt = torch.optim.Adam(net.parameters(), lr=1e-2)
sigma = 0.1
for it in range(10):
    x = torch.randn(32, 4)
    noise = [torch.randn_like(p) for p in net.parameters()]
    with torch.no_grad():
        for p, e in zip(net.parameters(), noise):
            p.add_(sigma * e)
        plus = (net(x) - x.sum(1, keepdim=True)).pow(2).mean()
        for p, e in zip(net.parameters(), noise):
            p.sub_(2 * sigma * e)
        minus = (net(x) - x.sum(1, keepdim=True)).pow(2).mean()
        for p, e in zip(net.parameters(), noise):
            p.add_(sigma * e)
    for p, e in zip(net.parameters(), noise):
        p.grad = (plus - minus) / (2 * sigma) * e
    opt.step()
