import torch
from torch import nn
from torch.utils.data import DataLoader, SubsetRandomSampler


def loaders(data, order):
    train_loader = DataLoader(data, 32, sampler=SubsetRandomSampler(order[:900]))
    val_loader = DataLoader(data, 32, sampler=SubsetRandomSampler(order[900:]))
    return train_loader, val_loader


def train(data, order, epochs):
    train_loader, val_loader = loaders(data, order)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(epochs):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
