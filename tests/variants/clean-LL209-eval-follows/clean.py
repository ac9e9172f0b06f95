import torch
from torch import nn


def evaluate(model, loader):
    model.training = False
    model.eval()
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)


def main(loader, test_loader):
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 4), nn.Dropout(0.1))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(evaluate(model, test_loader))
