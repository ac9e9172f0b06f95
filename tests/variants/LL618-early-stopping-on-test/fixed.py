import copy

import torch


class EarlyStopper:
    def __init__(self, patience=5):
        self.patience, self.best, self.bad, self.weights = patience, 0.0, 0, None

    def update(self, score, model):
        if score > self.best:
            self.best, self.bad = score, 0
            self.weights = copy.deepcopy(model.state_dict())
        else:
            self.bad += 1
        return self.bad >= self.patience


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    right = total = 0
    for x, y in loader:
        right += (model(x).argmax(1) == y).sum().item()
        total += len(y)
    return right / total


def main(model, train_loader, val_loader, test_loader):
    opt = torch.optim.Adam(model.parameters())
    stopper = EarlyStopper()
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        if stopper.update(accuracy(model, val_loader), model):
            break
    model.load_state_dict(stopper.weights)
    print("test accuracy", accuracy(model, test_loader))
