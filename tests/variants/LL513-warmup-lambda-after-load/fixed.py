import os

import torch
from torch import nn


def build(model, cfg):
    optimizer = torch.optim.AdamW(model.parameters(), lr=cfg["lr"])
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda e: min(1.0, (e + 1) / 5) * 0.95**e)
    start = 0
    if os.path.exists(cfg["path"]):
        ckpt = torch.load(cfg["path"], map_location="cpu", weights_only=True)
        model.load_state_dict(ckpt["model"])
        optimizer.load_state_dict(ckpt["optimizer"])
        scheduler.load_state_dict(ckpt["scheduler"])
        start = ckpt["epoch"]
    return optimizer, scheduler, start


def train(model, loader, cfg):
    optimizer, scheduler, start = build(model, cfg)
    for epoch in range(start, cfg["epochs"]):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        scheduler.step()
        state = {
            "model": model.state_dict(),
            "optimizer": optimizer.state_dict(),
            "scheduler": scheduler.state_dict(),
            "epoch": epoch + 1,
        }
        torch.save(state, cfg["path"])
