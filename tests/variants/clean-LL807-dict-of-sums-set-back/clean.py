import torch
from torch import nn


class Log:
    def __init__(self, every):
        self.every, self.steps, self.sums = every, 0, {}

    def show(self):
        print({key: self.sums[key] / self.every for key in self.sums})
        for key in self.sums:
            self.sums[key] = 0.0

    def push(self, values):
        self.steps += 1
        for key in values:
            if key not in self.sums:
                self.sums[key] = 0.0
            self.sums[key] += values[key]
        if self.steps % self.every == 0:
            self.show()
            self.sums = {}


def main(model, loader):
    torch.manual_seed(0)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    log = Log(100)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
            log.push({"loss": loss.item()})
