import argparse
import itertools

import torch
from torch import nn

args = argparse.ArgumentParser().parse_args()
gen, disc = nn.Linear(4, 4), nn.Linear(4, 1)
params = itertools.chain(gen.parameters(), disc.parameters())
if args.optimizer == "sgd":
    optimizer = torch.optim.SGD(params, lr=0.1)
else:
    optimizer = torch.optim.Adam(params)


def clip(parameters, limit):
    parameters = list(parameters)
    norm = nn.utils.clip_grad_norm_(parameters, limit)
    return norm, len([p for p in parameters if p.grad is not None])


for z in torch.randn(20, 8, 4):
    optimizer.zero_grad()
    disc(gen(z)).mean().backward()
    for group in optimizer.param_groups:
        clip(group["params"], 1.0)
    params = gen.parameters()
    clip(params, 1.0)
    optimizer.step()
