import copy

import torch
from torch import nn


class Trainer:
    def __init__(self, model, loaders, lr=1e-3, epochs=20):
        self.model = model
        self.train_loader, self.val_loader, self.test_loader = loaders
        self.optimizer = torch.optim.Adam(model.parameters(), lr=lr)
        self.criterion = nn.CrossEntropyLoss()
        self.epochs = epochs
        self.best_acc = 0.0
        self.best_state = None

    def train_epoch(self):
        self.model.train()
        for x, y in self.train_loader:
            self.optimizer.zero_grad()
            loss = self.criterion(self.model(x), y)
            loss.backward()
            self.optimizer.step()

    @torch.no_grad()
    def evaluate(self, loader):
        self.model.eval()
        correct = total = 0
        for x, y in loader:
            correct += (self.model(x).argmax(1) == y).sum().item()
            total += y.numel()
        return correct / total

    def fit(self):
        for epoch in range(self.epochs):
            self.train_epoch()
            acc = self.evaluate(self.val_loader)
            if acc > self.best_acc:
                self.best_acc = acc
                self.best_state = copy.deepcopy(self.model.state_dict())
        print("best val acc", self.best_acc)

    def test(self):
        self.model.load_state_dict(self.best_state)
        return self.evaluate(self.test_loader)


def main(model, loaders):
    trainer = Trainer(model, loaders)
    trainer.fit()
    print("test acc", trainer.test())
