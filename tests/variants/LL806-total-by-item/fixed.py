import torch
from torch import nn


def main(model, loader, device):
    opt = torch.optim.Adam(model.parameters())
    model.to(device).train()
    total = torch.zeros((), device=device)
    for x, y in loader:
        opt.zero_grad()
        loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device))
        loss.backward()
        opt.step()
        total += loss.detach()
    print(total.item() / len(loader))


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    device = pieces.get_device()
    main(model, loader, device)
