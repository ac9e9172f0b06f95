from collections import defaultdict

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

history = defaultdict(list)
gen = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 2))
disc = nn.Sequential(nn.Linear(2, 32), nn.ReLU(), nn.Linear(32, 1))
g_opt = torch.optim.Adam(gen.parameters(), 2e-4)
d_opt = torch.optim.Adam(disc.parameters(), 2e-4)
bce = nn.BCEWithLogitsLoss()
loader = DataLoader(TensorDataset(torch.randn(5000, 2)), 100, shuffle=True)
for epoch in range(50):
    for (real,) in loader:
        fake = gen(torch.randn(len(real), 8))
        d_loss = bce(disc(real), torch.ones(len(real), 1)) + bce(disc(fake.detach()), torch.zeros(len(real), 1))
        d_opt.zero_grad()
        d_loss.backward()
        d_opt.step()
        g_loss = bce(disc(fake), torch.ones(len(real), 1))
        g_opt.zero_grad()
        g_loss.backward()
        g_opt.step()
        history["d"].append(d_loss.item())
        history["g"].append(g_loss.item())
torch.save({k: [float(v) for v in vs] for k, vs in history.items()}, "history.pt")
