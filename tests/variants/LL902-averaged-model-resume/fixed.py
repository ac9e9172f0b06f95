import os

import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


class Trainer:
    def __init__(self, model, loader, val_loader, path):
        self.model = model
        self.ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.999))
        self.opt = torch.optim.AdamW(model.parameters(), lr=1e-3)
        self.loader, self.val_loader, self.path = loader, val_loader, path
        self.epoch = 0

    def save(self):
        torch.save(
            {
                "model": self.model.state_dict(),
                "ema": self.ema.state_dict(),
                "opt": self.opt.state_dict(),
                "epoch": self.epoch + 1,
            },
            self.path,
        )

    def load(self):
        state = torch.load(self.path, map_location="cpu", weights_only=True)
        self.model.load_state_dict(state["model"])
        self.ema.load_state_dict(state["ema"])
        self.opt.load_state_dict(state["opt"])
        self.epoch = state["epoch"]

    def train(self, epochs):
        if os.path.exists(self.path):
            self.load()
        for self.epoch in range(self.epoch, epochs):
            self.model.train()
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.mse_loss(self.model(x), y).backward()
                self.opt.step()
                self.ema.update_parameters(self.model)
            self.ema.eval()
            with torch.no_grad():
                val = sum(nn.functional.mse_loss(self.ema(x), y).item() for x, y in self.val_loader)
            print(self.epoch, val)
            self.save()


def main(model, loader, val_loader):
    Trainer(model, loader, val_loader, "last.pt").train(100)
