import torch
from torch import nn


def main(model, train_loader, loader):
    criterion = nn.BCEWithLogitsLoss()
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(3):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            criterion(model(x), y).backward()
            opt.step()
        model.eval()
        right = n = 0
        with torch.no_grad():
            for x, y in loader:
                pred = (model(x) > 0).float()
                right += (pred == y).sum().item()
                n += y.numel()
        print(right / n)


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    train_loader = pieces.get_train_loader()
    loader = pieces.get_loader()
    main(model, train_loader, loader)
