import torch
from torch import nn
from torch.utils.data import DataLoader, Subset


def loaders(dataset, held_out, folds, fold):
    train_loader = DataLoader(Subset(dataset, folds[fold][0]), 32, shuffle=True)
    val_loader = DataLoader(Subset(dataset, folds[fold][1]), 32)
    dataset = held_out
    test_loader = DataLoader(dataset, 32)
    return train_loader, val_loader, test_loader


def main(model, dataset, held_out, folds):
    train_loader, val_loader, test_loader = loaders(dataset, held_out, folds, 0)
    train_eval_loader = DataLoader(dataset, 32)
    opt = torch.optim.Adam(model.parameters())
    for _ in range(10):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            print("train", sum((model(x).argmax(1) == y).sum().item() for x, y in train_eval_loader))
            print("val", sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
    with torch.no_grad():
        print("test", sum((model(x).argmax(1) == y).sum().item() for x, y in test_loader))
