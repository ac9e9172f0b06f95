import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, model, train_set, val_set, test_set):
        self.model = model
        self.train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
        self.val_loader = DataLoader(val_set, batch_size=64)
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
    def accuracy(self, loader):
        self.model.eval()
        correct = 0
        for x, y in loader:
            correct += (self.model(x).argmax(1) == y).sum().item()
        return correct / len(loader.dataset)

    def run(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()
            acc = self.accuracy(self.val_loader)
            if acc > self.best_acc:
                self.best_acc = acc
                torch.save(self.model.state_dict(), "best.pt")
        self.model.load_state_dict(torch.load("best.pt", weights_only=True))
        print("test accuracy", self.accuracy(self.test_loader))


def main(model, train_set, val_set, test_set):
    Trainer(model, train_set, val_set, test_set).run(100)
