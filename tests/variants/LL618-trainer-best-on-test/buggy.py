import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, model, train_set, test_set):
        self.model = model
        self.train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
        self.test_loader = DataLoader(test_set, batch_size=64)
        self.opt = torch.optim.Adam(model.parameters())
        self.best_acc = 0.0

    def train_epoch(self):
        self.model.train()
        for x, y in self.train_loader:
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.opt.step()

    @torch.no_grad()
    def test(self):
        self.model.eval()
        correct = 0
        for x, y in self.test_loader:
            correct += (self.model(x).argmax(1) == y).sum().item()
        return correct / len(self.test_loader.dataset)

    def run(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()
            acc = self.test()
            if acc > self.best_acc:
                self.best_acc = acc
                torch.save(self.model.state_dict(), "best.pt")
        print("best test accuracy", self.best_acc)


def main(model, train_set, test_set):
    Trainer(model, train_set, test_set).run(100)
