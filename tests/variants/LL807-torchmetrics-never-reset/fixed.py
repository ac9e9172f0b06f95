import torch
import torchmetrics
from torch import nn


def main(model, train_loader, val_loader):
    acc = torchmetrics.Accuracy(task="multiclass", num_classes=10)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        acc.reset()
        with torch.no_grad():
            for x, y in val_loader:
                acc.update(model(x).argmax(1), y)
        print(epoch, acc.compute())


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    train_loader = pieces.get_train_loader()
    val_loader = pieces.get_val_loader()
    main(model, train_loader, val_loader)
