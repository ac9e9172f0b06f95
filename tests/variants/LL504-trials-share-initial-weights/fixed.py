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

net = nn.Linear(8, 2)
initial = {name: tensor.clone() for name, tensor in net.state_dict().items()}
loader = DataLoader(batches(256, 0), batch_size=32, shuffle=True)
for rate in (0.1, 0.01, 0.001):
    net.load_state_dict(initial)
    opt = torch.optim.SGD(net.parameters(), lr=rate)
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
