import os

import torch
from torch import nn


def fit(cfg, model, loader):
    optimizer = torch.optim.SGD(model.parameters(), lr=cfg["lr"])
    epoch = 0
    if os.path.exists(cfg["ckpt"]):
        state = torch.load(cfg["ckpt"], map_location="cpu", weights_only=True)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        epoch = state["epoch"] + 1
    while epoch < cfg["epochs"]:
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
        torch.save({"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}, cfg["ckpt"])
        epoch += 1
