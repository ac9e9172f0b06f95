import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


def main(model, loader, val_loader, accumulate=4):
    ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.999), use_buffers=True)
    opt = torch.optim.Adam(model.parameters())
    for epoch in range(10):
        model.train()
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / accumulate).backward()
            if (i + 1) % accumulate == 0 or i + 1 == len(loader):
                opt.step()
                opt.zero_grad()
            ema.update_parameters(model)
        ema.eval()
        with torch.no_grad():
            print(sum((ema(x).argmax(1) == y).sum().item() for x, y in val_loader))
    torch.save(ema.module.state_dict(), "ema.pt")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    main(model, loader, val_loader)
