import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn


def main(model, loader, val_loader, resume):
    ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.999), use_buffers=True)
    opt = torch.optim.Adam(model.parameters())
    start = 0
    if resume:
        state = torch.load(resume, map_location="cpu", weights_only=True)
        model.load_state_dict(state["model"])
        ema.load_state_dict(state["ema"])
        opt.load_state_dict(state["opt"])
        start = state["epoch"] + 1
    for epoch in range(start, 10):
        model.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
            ema.update_parameters(model)
        ema.eval()
        with torch.no_grad():
            print(sum((ema(x).argmax(1) == y).sum().item() for x, y in val_loader))
        torch.save({"model": model.state_dict(), "ema": ema.state_dict(), "opt": opt.state_dict(), "epoch": epoch}, "last.pt")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    val_loader = pieces.get_val_loader()
    resume = pieces.get_resume()
    main(model, loader, val_loader, resume)
