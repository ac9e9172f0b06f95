import torch
from torch import nn


class CoTraining:
    def __init__(self):
        self.first = self.build()
        self.second = self.build()
        self.opt1 = torch.optim.Adam(self.first.parameters())
        self.opt2 = torch.optim.Adam(self.second.parameters())

    def build(self):
        return nn.Sequential(nn.Linear(30, 60), nn.ReLU(), nn.Dropout(0.4), nn.Linear(60, 5))

    def train_epoch(self, loader):
        self.first.train()
        self.second.train()
        for x, y in loader:
            for net, opt in ((self.first, self.opt1), (self.second, self.opt2)):
                opt.zero_grad()
                nn.functional.cross_entropy(net(x), y).backward()
                opt.step()

    def test_first(self, loader):
        self.first.eval()
        with torch.no_grad():
            return self.score(self.first, loader)

    def score(self, net, loader):
        return sum((net(x).argmax(1) == y).sum().item() for x, y in loader)

    def test_second(self, loader):
        self.second.eval()
        with torch.no_grad():
            return self.score(self.second, loader)


job = CoTraining()
train, test = torch.load("loaders.pt")
for epoch in range(3):
    job.train_epoch(train)
    print(job.test_first(test), job.test_second(test))
