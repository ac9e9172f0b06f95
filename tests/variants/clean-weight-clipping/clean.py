import torch
from torch import nn

torch.manual_seed(0)
G, D = nn.Linear(3, 2), nn.Linear(2, 1)
opt_G = torch.optim.RMSprop(G.parameters(), lr=5e-5)
opt_D = torch.optim.RMSprop(D.parameters(), lr=5e-5)
n_critic = 5
for i in range(40):
    real = torch.randn(16, 2)
    opt_D.zero_grad()
    loss_D = -D(real).mean() + D(G(torch.randn(16, 3)).detach()).mean()
    loss_D.backward()
    opt_D.step()
    for p in D.parameters():
        p.data.clamp_(-0.01, 0.01)
    if i % n_critic == 0:
        opt_G.zero_grad()
        loss_G = -D(G(torch.randn(16, 3))).mean()
        loss_G.backward()
        opt_G.step()
