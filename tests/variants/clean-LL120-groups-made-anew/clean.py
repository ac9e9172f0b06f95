import torch
from torch import nn


def split(groups):
    found = []
    for group in groups:
        decayed = {k: v for k, v in group.items() if k != "params"}
        others = {k: v for k, v in group.items() if k != "params"}
        weights, rest = [], []
        for p in group["params"]:
            if p.ndim <= 1:
                rest.append(p)
            else:
                weights.append(p)
        if weights:
            found.append({**decayed, "params": weights})
        if rest:
            found.append({**others, "params": rest, "weight_decay": 0})
    return found


def train(loader, options):
    torch.manual_seed(0)
    body, head = nn.Linear(8, 8), nn.Linear(8, 2)
    groups = [{"params": body.parameters()}, {"params": head.parameters(), "lr": 0.01}]
    if options.split:
        groups = split(groups)
    optimizer = torch.optim.AdamW(groups, lr=0.001)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(head(body(x)), y).backward()
        optimizer.step()
