import torch
from torch import nn

torch.manual_seed(0)
G, D = nn.Linear(4, 2), nn.Linear(2, 1)
opt_g, opt_d = torch.optim.Adam(G.parameters(), lr=1e-3), torch.optim.Adam(D.parameters(), lr=1e-3)
bce = nn.BCEWithLogitsLoss()
for i in range(20):
    real, noise = torch.randn(16, 2) + 1, torch.randn(16, 4)
    fake = G(noise)
    opt_d.zero_grad()
    d_loss = bce(D(real), torch.ones(16, 1)) + bce(D(fake.detach()), torch.zeros(16, 1))
    d_loss.backward()
    opt_d.step()
    opt_g.zero_grad()
    g_loss = bce(D(fake.detach()), torch.ones(16, 1))
    g_loss.backward()
    opt_g.step()
    print(i, d_loss.item(), g_loss.item())
