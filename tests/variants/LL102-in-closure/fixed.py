import torch
from torch import nn

torch.manual_seed(0)
x = torch.linspace(-1, 1, 50).unsqueeze(1)
y = x.pow(3)
net = nn.Sequential(nn.Linear(1, 20), nn.Tanh(), nn.Linear(20, 1))
opt = torch.optim.LBFGS(net.parameters(), lr=0.5)


def closure():
    opt.zero_grad()
    loss = nn.functional.mse_loss(net(x), y)
    loss.backward()
    return loss


for i in range(20):
    opt.step(closure)
