import copy

import torch
from torch import nn


class ModelEMA:
    def __init__(self, model, decay=0.999):
        self.module = copy.deepcopy(model).eval()
        self.decay = decay

    @torch.no_grad()
    def update(self, model):
        for ema_v, v in zip(self.module.state_dict().values(), model.state_dict().values()):
            if ema_v.dtype.is_floating_point:
                ema_v.mul_(self.decay).add_(v, alpha=1 - self.decay)
            else:
                ema_v.copy_(v)


class Trainer:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.ema = ModelEMA(model)
        self.opt = torch.optim.AdamW(model.parameters())

    def train_step(self, batch):
        loss = nn.functional.cross_entropy(self.model(batch["x"]), batch["y"])
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        self.ema.update(self.model)

    def fit(self, epochs):
        for _ in range(epochs):
            for batch in self.loader:
                self.train_step(batch)
        torch.save({"model": self.model.state_dict(), "ema": self.ema.module.state_dict()}, "last.pt")


def main(model, loader):
    Trainer(model, loader).fit(3)
