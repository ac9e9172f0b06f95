"""Sharpness-aware minimisation with a scaler; the optimizer comes from elsewhere."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from sharpness import SAM

model = nn.Sequential(nn.Linear(5, 16), nn.ReLU(), nn.Linear(16, 2))
optimizer = SAM(model.parameters(), torch.optim.SGD, lr=0.1, rho=0.05)
scaler = torch.amp.GradScaler()
loader = DataLoader(TensorDataset(torch.rand(64, 5), torch.randint(2, (64,))), batch_size=8, shuffle=True)
for epoch in range(2):
    for x, y in loader:
        with torch.autocast("cuda"):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        optimizer.first_step(zero_grad=True)
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.second_step(zero_grad=True)
        scaler.update()
