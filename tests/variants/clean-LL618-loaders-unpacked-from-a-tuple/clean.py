import torch
from torch import nn


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    hits = seen = 0
    for x, y in loader:
        hits += (model(x).argmax(1) == y).sum().item()
        seen += len(y)
    return hits / seen


def main(model, loaders):
    train_loader, val_loader, test_loader = loaders
    optimizer = torch.optim.Adam(model.parameters())
    best = 0.0
    for _ in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        score = accuracy(model, val_loader)
        if score > best:
            best = score
            torch.save(model.state_dict(), "best.pt")
    model.load_state_dict(torch.load("best.pt", weights_only=True))
    print("test", accuracy(model, test_loader))
