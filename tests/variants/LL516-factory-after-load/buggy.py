import os

import torch
from torch import nn


def get_optimizer(name, model, lr):
    if name == "sgd":
        return torch.optim.SGD(model.parameters(), lr=lr, momentum=0.9)
    return torch.optim.Adam(model.parameters(), lr=lr)


def run(cfg, model, loader):
    opt = get_optimizer(cfg["optimizer"], model, cfg["lr"])
    first = 0
    if os.path.isfile(cfg["ckpt"]):
        blob = torch.load(cfg["ckpt"], map_location=cfg["device"], weights_only=True)
        model.load_state_dict(blob["model"])
        opt.load_state_dict(blob["opt"])
        first = blob["epoch"] + 1
    model = model.to(cfg["device"])
    opt = get_optimizer(cfg["optimizer"], model, cfg["lr"])
    for epoch in range(first, cfg["epochs"]):
        model.train()
        for batch in loader:
            x, y = batch["image"].to(cfg["device"]), batch["label"].to(cfg["device"])
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        torch.save({"model": model.state_dict(), "opt": opt.state_dict(), "epoch": epoch}, cfg["ckpt"])
