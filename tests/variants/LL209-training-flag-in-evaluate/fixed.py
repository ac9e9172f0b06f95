import torch
from torch import nn


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(10, 32), nn.Dropout(0.5), nn.Linear(32, 3))

    def forward(self, x):
        return self.body(x)


def evaluate(net, loader):
    net.eval()
    with torch.no_grad():
        n = sum((net(x).argmax(1) == y).sum().item() for x, y in loader)
    net.train()
    return n


def main(loader, test_loader):
    net = Classifier()
    opt = torch.optim.Adam(net.parameters())
    for _ in range(10):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
    print(evaluate(net, test_loader))
