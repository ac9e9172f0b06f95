import itertools

import torch
from torch import nn


def train(encoder, head, loader):
    params = itertools.chain(encoder.parameters(), head.parameters())
    optimizer = torch.optim.AdamW(params, lr=1e-4)
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(head(encoder(x)), y)
        loss.backward()
        nn.utils.clip_grad_norm_(params, 1.0)
        optimizer.step()
