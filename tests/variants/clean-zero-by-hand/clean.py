import argparse

import torch
from torch import nn

ap = argparse.ArgumentParser()
ap.add_argument("--use-optimizer", action="store_true")
args = ap.parse_args()
torch.manual_seed(0)
lr = 0.1
model = nn.Sequential(nn.Linear(6, 12), nn.Tanh(), nn.Linear(12, 6))
optimizer = torch.optim.AdamW(model.parameters()) if args.use_optimizer else None
for step in range(20):
    x = torch.randn(8, 6)
    if args.use_optimizer:
        optimizer.zero_grad()
    else:
        for p in model.parameters():
            if p.grad is not None:
                p.grad.detach_()
                p.grad.zero_()
    loss = nn.functional.mse_loss(model(x), x)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 0.25)
    if args.use_optimizer:
        optimizer.step()
    else:
        for p in model.parameters():
            p.data.add_(p.grad, alpha=-lr)
print(loss.item())
