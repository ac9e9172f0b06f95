import torch
from torch import nn


class Trainer:
    def __init__(self, model):
        self.model = torch.compile(model)
        self.opt = torch.optim.AdamW(self.model.parameters())

    def fit(self, loader):
        self.model.train()
        for x, y in loader:
            self.opt.zero_grad()
            nn.functional.mse_loss(self.model(x), y).backward()
            self.opt.step()

    def export(self, example):
        self.model.eval()
        scripted = torch.jit.trace(self.model, example)
        scripted.save("model.ts")


def main(loader):
    trainer = Trainer(nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1)))
    trainer.fit(loader)
    trainer.export(torch.randn(2, 4))
