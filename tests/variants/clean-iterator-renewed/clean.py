import torch
from torch import nn
from torch.utils.data import DataLoader


def train(data, steps):
    loader = DataLoader(data, batch_size=16, shuffle=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    batches = iter(loader)
    for step in range(steps):
        if step > 0 and step % len(loader) == 0:
            batches = iter(loader)
        x, y = next(batches)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
