import contextlib

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@contextlib.contextmanager
def evaluating(model):
    was = model.training
    model.eval()
    torch.set_grad_enabled(False)
    yield
    model.train(was)


def fit(model, train_dl, val_dl, epochs=3):
    opt = torch.optim.Adam(model.parameters(), 1e-3)
    for epoch in range(epochs):
        model.train()
        for x, y in train_dl:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            opt.step()
        with evaluating(model):
            hits = sum((model(x).argmax(1) == y).sum().item() for x, y in val_dl)
        print(epoch, hits)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(400, 9)
    y = (x.sum(1) > 0).long()
    fit(nn.Sequential(nn.Linear(9, 32), nn.ReLU(), nn.Dropout(0.2), nn.Linear(32, 2)),
        DataLoader(TensorDataset(x[:300], y[:300]), 30, shuffle=True),
        DataLoader(TensorDataset(x[300:], y[300:]), 50))
