import torch
import torch.nn.functional as F
from torch import nn


class MultiLabel(nn.Module):
    def __init__(self, dim, labels):
        super().__init__()
        self.encoder = nn.GRU(dim, 64, batch_first=True)
        self.head = nn.Linear(64, labels)

    def forward(self, x):
        _, h = self.encoder(x)
        return {"scores": self.head(h[-1]), "hidden": h}


class Learner:
    def __init__(self, model):
        self.model = model
        self.opt = torch.optim.Adam(model.parameters())

    def loss(self, batch):
        out = self.model(batch["x"])
        return F.binary_cross_entropy(out["scores"], batch["y"].float())

    def fit(self, loader):
        for batch in loader:
            loss = self.loss(batch)
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()


def main(loader):
    Learner(MultiLabel(8, 5)).fit(loader)
