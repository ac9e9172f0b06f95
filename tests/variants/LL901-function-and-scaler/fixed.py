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

@torch.no_grad()
def update_ema(ema_net, net, decay=0.999):
    for avg, p in zip(ema_net.parameters(), net.parameters()):
        avg.mul_(decay).add_(p, alpha=1 - decay)

net = nn.Linear(8, 2)
ema_net = copy.deepcopy(net)
opt = torch.optim.AdamW(net.parameters())
scaler = torch.amp.GradScaler("cuda")
for epoch in range(10):
    for x, y in DataLoader(batches(256, 0), batch_size=32, shuffle=True):
        opt.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(net(x), y)
        scaler.scale(loss).backward()
        scaler.step(opt)
        scaler.update()
        update_ema(ema_net, net)
torch.save({"net": net.state_dict(), "ema": ema_net.state_dict()}, "last.pt")
