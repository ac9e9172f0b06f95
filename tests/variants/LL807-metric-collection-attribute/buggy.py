import torch
import torchmetrics
from torch import nn


class Trainer:
    def __init__(self, model, train_loader, val_loader):
        self.model = model
        self.train_loader, self.val_loader = train_loader, val_loader
        self.opt = torch.optim.Adam(model.parameters())
        self.val_acc = torchmetrics.Accuracy(task="multiclass", num_classes=10)
        self.best = 0.0

    def train_epoch(self):
        self.model.train()
        for x, y in self.train_loader:
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.opt.step()

    @torch.no_grad()
    def validate(self):
        self.model.eval()
        for x, y in self.val_loader:
            self.val_acc.update(self.model(x), y)
        return self.val_acc.compute().item()

    def run(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()
            acc = self.validate()
            if acc > self.best:
                self.best = acc
                torch.save(self.model.state_dict(), "best.pt")


def main(model, train_loader, val_loader):
    Trainer(model, train_loader, val_loader).run(20)
