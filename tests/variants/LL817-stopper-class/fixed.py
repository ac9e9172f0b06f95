import torch
from torch import nn


class EarlyStopping:
    def __init__(self, patience=7, delta=0.0):
        self.patience = patience
        self.delta = delta
        self.counter = 0
        self.best_loss = None
        self.early_stop = False

    def __call__(self, val_loss, model):
        if self.best_loss is None or val_loss < self.best_loss - self.delta:
            self.best_loss = val_loss
            self.counter = 0
            torch.save(model.state_dict(), "checkpoint.pt")
        else:
            self.counter += 1
            if self.counter >= self.patience:
                self.early_stop = True


def main(model, train_loader, val_loader):
    stopper = EarlyStopping(patience=5)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            val_loss = sum(nn.functional.mse_loss(model(x), y).item() for x, y in val_loader) / len(val_loader)
        stopper(val_loss, model)
        if stopper.early_stop:
            break


if __name__ == "__main__":
    import project

    main(*project.pieces())
