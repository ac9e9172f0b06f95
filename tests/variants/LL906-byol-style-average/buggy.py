import copy

import torch
import torchvision
from torch import nn


class Trainer:
    def __init__(self, loader, val_loader):
        self.net = torchvision.models.resnet18(num_classes=10)
        self.avg = copy.deepcopy(self.net)
        for p in self.avg.parameters():
            p.requires_grad_(False)
        self.opt = torch.optim.SGD(self.net.parameters(), lr=0.1)
        self.loader, self.val_loader = loader, val_loader

    @torch.no_grad()
    def update_average(self, decay=0.999):
        for a, p in zip(self.avg.parameters(), self.net.parameters()):
            a.lerp_(p, 1 - decay)

    @torch.no_grad()
    def evaluate(self):
        self.avg.eval()
        return sum((self.avg(x).argmax(1) == y).sum().item() for x, y in self.val_loader)

    def fit(self):
        for epoch in range(10):
            self.net.train()
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.opt.step()
                self.update_average()
            print(epoch, self.evaluate())


def main(loader, val_loader):
    Trainer(loader, val_loader).fit()
