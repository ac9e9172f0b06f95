import torch
from torch.utils.data import DataLoader, Subset

from data import Birds


def loaders(root, holdout=500):
    birds = Birds(root)
    order = torch.randperm(len(birds), generator=torch.Generator().manual_seed(0)).tolist()
    train_set = Subset(birds, order)
    val_set = Subset(birds, order[-holdout:])
    return DataLoader(train_set, 32, shuffle=True), DataLoader(val_set, 32)


def main(model):
    train_dl, val_dl = loaders("birds")
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(5):
        model.train()
        for x, y in train_dl:
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        model.eval()
        with torch.no_grad():
            good = sum((model(x).argmax(1) == y).sum().item() for x, y in val_dl)
        print(epoch, good / len(val_dl.dataset))
