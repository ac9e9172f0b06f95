import torch
from torch import nn

torch.manual_seed(0)
G = nn.Sequential(nn.Linear(3, 16), nn.ReLU(), nn.Linear(16, 2))
D = nn.Sequential(nn.Linear(2, 16), nn.ReLU(), nn.Linear(16, 1))
opt_G = torch.optim.Adam(G.parameters(), lr=1e-3)
opt_D = torch.optim.Adam(D.parameters(), lr=1e-3)
for i in range(20):
    real = torch.randn(32, 2) + 2
    fake = G(torch.randn(32, 3))
    opt_D.zero_grad()
    d_loss = torch.relu(1 - D(real)).mean() + torch.relu(1 + D(fake.detach())).mean()
    d_loss.backward()
    opt_D.step()
    opt_G.zero_grad()
    g_loss = -D(fake).mean()
    g_loss.backward()
    opt_G.step()
    print(i, d_loss.item(), g_loss.item())
