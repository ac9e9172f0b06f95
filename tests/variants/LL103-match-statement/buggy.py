import torch
from torch import nn


def main(model, loader, mode: str = "sgd", accumulate: int = 4):
    match mode:
        case "sgd":
            opt = torch.optim.SGD(model.parameters(), lr=0.1)
        case "adam":
            opt = torch.optim.Adam(model.parameters())
        case _:
            raise ValueError(mode)
    model.train()
    for i, (x, y) in enumerate(loader, 1):
        opt.zero_grad()
        (nn.functional.cross_entropy(model(x), y) / accumulate).backward()
        if i % accumulate == 0 or i == len(loader):
            opt.step()


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
