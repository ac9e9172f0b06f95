import os

import torch
from torch import nn


class Checkpointer:
    def __init__(self, path):
        self.path = path

    def save(self, trainer, epoch):
        torch.save(
            {
                "epoch": epoch + 1,
                "model_state": trainer.model.state_dict(),
                "optim_state": trainer.optimizer.state_dict(),
            },
            self.path,
        )

    def load(self, trainer):
        ckpt = torch.load(self.path, map_location="cpu", weights_only=True)
        trainer.model.load_state_dict(ckpt["model_state"])
        trainer.optimizer.load_state_dict(ckpt["optim_state"])
        return ckpt["epoch"]


class Trainer:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.optimizer = torch.optim.AdamW(model.parameters())
        self.checkpointer = Checkpointer("last.pt")

    def run(self, epochs):
        start = self.checkpointer.load(self) if os.path.exists("last.pt") else 0
        for epoch in range(start, epochs):
            for x, y in self.loader:
                self.optimizer.zero_grad()
                nn.functional.mse_loss(self.model(x), y).backward()
                self.optimizer.step()
            self.checkpointer.save(self, epoch)


def main(model, loader):
    Trainer(model, loader).run(10)
