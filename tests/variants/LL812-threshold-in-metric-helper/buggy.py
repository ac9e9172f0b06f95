import torch
from torch import nn


def binary_accuracy(output, target, threshold=0.5):
    return ((output > threshold).float() == target).float().mean().item()


class Trainer:
    def __init__(self, model):
        self.model = model
        self.criterion = nn.BCEWithLogitsLoss()
        self.optimizer = torch.optim.AdamW(model.parameters())

    def step(self, x, y):
        out = self.model(x)
        loss = self.criterion(out, y)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return loss.item(), binary_accuracy(out.detach(), y)

    def fit(self, loader):
        self.model.train()
        for x, y in loader:
            loss, acc = self.step(x, y)
            print(loss, acc)


def main(loader):
    Trainer(nn.Sequential(nn.Linear(12, 24), nn.ReLU(), nn.Linear(24, 1))).fit(loader)
