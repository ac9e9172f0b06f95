import torch
from torch import nn


def main(model, loader, device):
    opt = torch.optim.Adam(model.parameters())
    model.to(device).train()
    total = 0.0
    for x, y in loader:
        opt.zero_grad()
        loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device))
        loss.backward()
        opt.step()
        total += loss.item()
    print(total / len(loader))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    device = pieces.get_device()
    main(model, loader, device)
