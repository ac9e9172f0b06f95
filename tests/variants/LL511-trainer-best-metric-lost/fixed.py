import os

import torch
from torch import nn


class Trainer:
    def __init__(self, model, loaders):
        self.model = model
        self.train_loader, self.val_loader = loaders
        self.opt = torch.optim.AdamW(model.parameters())
        self.best_acc = 0.0
        self.start = 0

    def state(self, epoch):
        return {
            "model": self.model.state_dict(),
            "opt": self.opt.state_dict(),
            "epoch": epoch,
            "best_acc": self.best_acc,
        }

    def resume(self):
        s = torch.load("last.pt", map_location="cpu", weights_only=True)
        self.model.load_state_dict(s["model"])
        self.opt.load_state_dict(s["opt"])
        self.start = s["epoch"] + 1
        self.best_acc = s["best_acc"]

    def evaluate(self):
        self.model.eval()
        with torch.no_grad():
            return sum((self.model(x).argmax(1) == y).float().mean().item() for x, y in self.val_loader)

    def run(self, epochs):
        if os.path.exists("last.pt"):
            self.resume()
        for epoch in range(self.start, epochs):
            self.model.train()
            for x, y in self.train_loader:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.opt.step()
            acc = self.evaluate()
            if acc > self.best_acc:
                self.best_acc = acc
                torch.save(self.model.state_dict(), "best.pt")
            torch.save(self.state(epoch), "last.pt")


def main(model, loaders):
    Trainer(model, loaders).run(50)
