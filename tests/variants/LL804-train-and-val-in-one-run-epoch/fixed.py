import torch
from torch import nn


def run_epoch(model, loader, criterion, device, optimizer=None):
    training = optimizer is not None
    model.train(training)
    total = 0.0
    with torch.set_grad_enabled(training):
        for x, y in loader:
            x, y = x.to(device), y.to(device)
            loss = criterion(model(x), y)
            if training:
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
            total += loss.item() * x.size(0)
    n = len(loader.dataset)
    return total / n


def train(model, loaders, device, epochs=25):
    criterion = nn.SmoothL1Loss()
    optimizer = torch.optim.RMSprop(model.parameters(), lr=1e-4)
    history = {"train": [], "val": []}
    for _ in range(epochs):
        history["train"].append(run_epoch(model, loaders["train"], criterion, device, optimizer))
        history["val"].append(run_epoch(model, loaders["val"], criterion, device))
    return history
