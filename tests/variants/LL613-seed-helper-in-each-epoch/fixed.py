import random

import numpy as np
import torch
import torch.nn as nn
from torch.utils.data import DataLoader, TensorDataset


def seed_everything(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)
    torch.cuda.manual_seed_all(seed)


def corrupt(x, p):
    keep = (torch.rand_like(x) > p).float()
    return x * keep


class DAE(nn.Module):
    def __init__(self):
        super().__init__()
        self.enc = nn.Linear(50, 20)
        self.dec = nn.Linear(20, 50)

    def forward(self, x):
        return self.dec(torch.tanh(self.enc(x)))


def train_epoch(model, loader, opt, cfg, epoch):
    seed_everything(cfg["seed"] + epoch)
    model.train()
    tot = 0
    for (x,) in loader:
        rec = model(corrupt(x, cfg["p"]))
        loss = nn.functional.mse_loss(rec, x)
        opt.zero_grad()
        loss.backward()
        opt.step()
        tot += loss.item()
    return tot / len(loader)


if __name__ == "__main__":
    cfg = {"seed": 1234, "p": 0.3, "epochs": 15, "lr": 1e-3}
    seed_everything(cfg["seed"])
    loader = DataLoader(TensorDataset(torch.randn(500, 50)), batch_size=25, shuffle=True)
    model = DAE()
    opt = torch.optim.Adam(model.parameters(), lr=cfg["lr"])
    for epoch in range(cfg["epochs"]):
        print(epoch, train_epoch(model, loader, opt, cfg, epoch))
