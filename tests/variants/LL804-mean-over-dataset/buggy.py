import torch
from torch import nn


def validate(model, loader, criterion, device):
    model.eval()
    running = 0.0
    with torch.no_grad():
        for x, y in loader:
            running += criterion(model(x.to(device)), y.to(device)).item()
    return running / len(loader.dataset)


def main(model, loader):
    print(validate(model, loader, nn.CrossEntropyLoss(), "cpu"))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
