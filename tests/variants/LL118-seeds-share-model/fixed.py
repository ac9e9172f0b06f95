import torch
from torch import nn


def train(net, loader, epochs):
    opt = torch.optim.Adam(net.parameters())
    for _ in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()


@torch.no_grad()
def test(net, loader):
    net.eval()
    hits = sum((net(x).argmax(1) == y).sum().item() for x, y in loader)
    net.train()
    return hits / len(loader.dataset)


def main(loader, test_loader):
    scores = []
    for seed in range(5):
        torch.manual_seed(seed)
        net = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 2))
        train(net, loader, 10)
        scores.append(test(net, test_loader))
    print(sum(scores) / 5)
