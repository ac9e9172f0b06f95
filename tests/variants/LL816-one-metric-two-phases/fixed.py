import torch
from torch import nn
from torchmetrics.classification import MulticlassAccuracy


def main(model, train_loader, val_loader):
    metric = MulticlassAccuracy(10)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(5):
        metric.reset()
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            out = model(x)
            nn.functional.cross_entropy(out, y).backward()
            opt.step()
            metric.update(out, y)
        print("train", metric.compute())
        metric.reset()
        model.eval()
        with torch.no_grad():
            for x, y in val_loader:
                metric.update(model(x), y)
        print("val", metric.compute())


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    train_loader = pieces.get_train_loader()
    val_loader = pieces.get_val_loader()
    main(model, train_loader, val_loader)
