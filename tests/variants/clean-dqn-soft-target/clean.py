import argparse
import copy
import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

def batches(n, seed):
    g = torch.Generator().manual_seed(seed)
    x = torch.randn(n, 8, generator=g)
    return TensorDataset(x, (x[:, 0] > 0).long())

def soft_update(target, source, tau):
    for t, s in zip(target.parameters(), source.parameters()):
        t.data.copy_(t.data * (1.0 - tau) + s.data * tau)

policy = nn.Linear(8, 2)
target = copy.deepcopy(policy)
opt = torch.optim.AdamW(policy.parameters())
for epoch in range(10):
    for x, y in DataLoader(batches(256, 0), batch_size=32, shuffle=True):
        with torch.no_grad():
            wanted = target(x).max(1).values
        opt.zero_grad()
        nn.functional.mse_loss(policy(x).gather(1, y[:, None])[:, 0], wanted).backward()
        opt.step()
        soft_update(target, policy, 0.005)
torch.save(policy.state_dict(), "policy.pt")
