import torch
from torch import nn


def step(model, opt, batch, max_norm):
    opt.zero_grad()
    out = model(**batch)
    out["loss"].backward()
    nn.utils.clip_grad_norm_(model.parameters(), max_norm)
    opt.step()
    return out["loss"].detach()


def main(model, loader):
    opt = torch.optim.AdamW(model.parameters(), lr=5e-5)
    model.train()
    for batch in loader:
        print(step(model, opt, batch, 1.0))
