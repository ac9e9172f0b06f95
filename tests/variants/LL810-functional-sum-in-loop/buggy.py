import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

import torch.nn.functional as F

loader = DataLoader(TensorDataset(torch.randn(150, 6), torch.randint(0, 4, (150,))), batch_size=16, shuffle=True)
net = nn.Sequential(nn.Linear(6, 16), nn.ReLU(), nn.Linear(16, 4))
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
for epoch in range(2):
    for x, y in loader:
        loss = F.cross_entropy(net(x), y, reduction="sum")
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
