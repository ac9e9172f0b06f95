import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


def main(model, loader, val_loader):
    ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.999))
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(3):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
            ema.update_parameters(model)
        ema.eval()
        with torch.no_grad():
            print(sum((ema(x).argmax(1) == y).sum().item() for x, y in val_loader))
    torch.save(ema.module.state_dict(), "model.pt")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(model, loader, val_loader)
