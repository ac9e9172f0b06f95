import torch
from torch import nn


class Trainer:
    def __init__(self, model, train_loader, val_loader):
        self.model, self.train_loader, self.val_loader = model, train_loader, val_loader
        self.opt = torch.optim.Adam(model.parameters())
        self.correct = 0
        self.total = 0

    def train_one_epoch(self):
        self.model.train()
        self.correct = self.total = 0
        for x, y in self.train_loader:
            out = self.model(x)
            loss = nn.functional.cross_entropy(out, y)
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()
            self.correct += (out.argmax(1) == y).sum().item()
            self.total += y.size(0)
        return self.correct / self.total

    def run(self, epochs):
        for epoch in range(epochs):
            print(epoch, self.train_one_epoch())


def main(model, train_loader, val_loader):
    Trainer(model, train_loader, val_loader).run(10)
