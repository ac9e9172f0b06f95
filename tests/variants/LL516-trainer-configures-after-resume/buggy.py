import torch
from torch import nn


class Trainer:
    def __init__(self, model, lr):
        self.model = model
        self.lr = lr
        self.start = 0
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=lr)

    def load(self, path):
        ckpt = torch.load(path, map_location="cpu", weights_only=True)
        self.model.load_state_dict(ckpt["model"])
        self.optimizer.load_state_dict(ckpt["optimizer"])
        self.start = ckpt["epoch"] + 1

    def setup(self):
        decay, plain = [], []
        for name, p in self.model.named_parameters():
            (plain if name.endswith("bias") else decay).append(p)
        groups = [{"params": decay, "weight_decay": 0.01}, {"params": plain, "weight_decay": 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=self.lr)

    def fit(self, loader, epochs, resume):
        self.load(resume)
        self.setup()
        for epoch in range(self.start, epochs):
            for x, y in loader:
                self.optimizer.zero_grad()
                nn.functional.mse_loss(self.model(x), y).backward()
                self.optimizer.step()
            state = {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict(), "epoch": epoch}
            torch.save(state, resume)


def main(model, loader):
    Trainer(model, 1e-3).fit(loader, 20, "last.pt")
