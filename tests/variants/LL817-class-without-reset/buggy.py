import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class EarlyStopping:
    def __init__(self, patience=5, min_delta=0.0):
        self.patience, self.min_delta = patience, min_delta
        self.counter = 0
        self.best_loss = None

    def __call__(self, val_loss):
        if self.best_loss is None:
            self.best_loss = val_loss
        elif val_loss < self.best_loss - self.min_delta:
            self.best_loss = val_loss
        else:
            self.counter += 1
        return self.counter >= self.patience


train_dl = DataLoader(TensorDataset(torch.randn(900, 5), torch.randn(900, 1)), 30, shuffle=True)
val_dl = DataLoader(TensorDataset(torch.randn(90, 5), torch.randn(90, 1)), 30)
model = nn.Linear(5, 1)
opt = torch.optim.SGD(model.parameters(), 1e-2)
stop = EarlyStopping(patience=6)
for epoch in range(200):
    model.train()
    for x, y in train_dl:
        opt.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        opt.step()
    model.eval()
    with torch.no_grad():
        val_loss = sum(nn.functional.mse_loss(model(x), y).item() for x, y in val_dl) / len(val_dl)
    if stop(val_loss):
        break
