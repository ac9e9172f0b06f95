import copy
import torch
from torch import nn


def blend(avg, model, decay):
    with torch.no_grad():
        for a, b in zip(avg.parameters(), model.parameters()):
            a.lerp_(b, 1 - decay)


def main(loader, val_loader):
    model = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.LazyLinear(10))
    avg = copy.deepcopy(model)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
            blend(avg, model, 0.999)
        avg.eval()
        with torch.no_grad():
            print(sum((avg(x).argmax(1) == y).sum().item() for x, y in val_loader))


if __name__ == '__main__':
    import pieces

    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(loader, val_loader)
