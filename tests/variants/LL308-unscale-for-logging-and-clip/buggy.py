import torch
from torch import nn


def grad_norm(scaler, optimizer, model):
    scaler.unscale_(optimizer)
    return torch.stack([p.grad.norm() for p in model.parameters() if p.grad is not None]).norm()


def train(model, loader, writer):
    optimizer = torch.optim.AdamW(model.parameters())
    scaler = torch.amp.GradScaler("cuda")
    for step, (x, y) in enumerate(loader):
        optimizer.zero_grad()
        with torch.autocast("cuda"):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        writer.add_scalar("norm", grad_norm(scaler, optimizer, model), step)
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
