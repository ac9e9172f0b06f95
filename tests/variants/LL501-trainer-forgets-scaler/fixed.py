import os

import torch
from torch import nn


class Trainer:
    def __init__(self, model, loader, path):
        self.model = model.cuda()
        self.loader, self.path = loader, path
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler("cuda")
        self.epoch = 0

    def save(self):
        torch.save(
            {
                "model": self.model.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "scaler": self.scaler.state_dict(),
                "epoch": self.epoch + 1,
            },
            self.path,
        )

    def load(self):
        state = torch.load(self.path, map_location="cpu", weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.scaler.load_state_dict(state["scaler"])
        self.epoch = state["epoch"]

    def run(self, epochs):
        if os.path.exists(self.path):
            self.load()
        while self.epoch < epochs:
            for x, y in self.loader:
                self.optimizer.zero_grad()
                with torch.autocast("cuda", dtype=torch.float16):
                    loss = nn.functional.cross_entropy(self.model(x.cuda()), y.cuda())
                self.scaler.scale(loss).backward()
                self.scaler.step(self.optimizer)
                self.scaler.update()
            self.save()
            self.epoch += 1


def main(model, loader):
    Trainer(model, loader, "last.pt").run(10)
