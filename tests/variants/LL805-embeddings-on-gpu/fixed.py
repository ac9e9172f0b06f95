import torch
from torch import nn


@torch.no_grad()
def embed(model, loader, device):
    model.eval()
    outs, labels = [], []
    for x, y in loader:
        outs.append(model(x.to(device)).cpu())
        labels.append(y)
    return torch.cat(outs), torch.cat(labels)


def main(model, loader):
    print(embed(model.cuda(), loader, "cuda"))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
