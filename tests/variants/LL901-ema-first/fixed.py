import copy
import torch
from torch import nn


def update(avg, model, decay=0.999):
    with torch.no_grad():
        for a, p in zip(avg.parameters(), model.parameters()):
            a.mul_(decay).add_(p, alpha=1 - decay)


def main(model, loader, val_loader):
    avg = copy.deepcopy(model)
    opt = torch.optim.Adam(model.parameters())
    model.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        opt.step()
        update(avg, model)
    avg.eval()
    with torch.no_grad():
        print(sum((avg(x).argmax(1) == y).sum().item() for x, y in val_loader))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(model, loader, val_loader)
