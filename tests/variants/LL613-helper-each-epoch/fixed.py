import torch
from torch import nn
from torch.utils.data import DataLoader


def seed_everything(seed):
    torch.manual_seed(seed)


def train(train_loader, epochs):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    seed_everything(42)
    for epoch in range(epochs):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
