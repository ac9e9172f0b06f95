import torch
from torch import nn
from torch.utils.data import DataLoader


class EarlyStopping:
    def __init__(self, patience=7, delta=0.0):
        self.patience, self.delta = patience, delta
        self.best = None
        self.counter = 0
        self.early_stop = False

    def __call__(self, score):
        if self.best is None or score > self.best + self.delta:
            self.best = score
            self.counter = 0
        else:
            self.counter += 1
            self.early_stop = self.counter >= self.patience


def validate(model, loader):
    model.eval()
    loss, hits, n = 0.0, 0, 0
    with torch.no_grad():
        for x, y in loader:
            out = model(x)
            loss += nn.functional.cross_entropy(out, y, reduction="sum").item()
            hits += (out.argmax(1) == y).sum().item()
            n += len(y)
    return loss / n, hits / n


def fit(model, train_set, val_set):
    train_loader, val_loader = DataLoader(train_set, 32, shuffle=True), DataLoader(val_set, 128)
    optimizer = torch.optim.Adam(model.parameters())
    stopper = EarlyStopping(patience=5)
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        val_loss, val_acc = validate(model, val_loader)
        print(f"{epoch}: loss {val_loss:.3f} acc {val_acc:.3f}")
        stopper(val_acc)
        if stopper.early_stop:
            break
