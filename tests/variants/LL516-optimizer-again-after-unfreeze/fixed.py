import torch
from torch import nn


def resume(model, path):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-4)
    ckpt = torch.load(path, map_location="cpu", weights_only=True)
    model.load_state_dict(ckpt["model"])
    optimizer.load_state_dict(ckpt["optim"])
    return optimizer, ckpt["epoch"] + 1


def main(model, loader, path):
    model = model.cuda()
    optimizer, start = resume(model, path)
    for epoch in range(start, 20):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
            optimizer.step()
        torch.save({"model": model.state_dict(), "optim": optimizer.state_dict(), "epoch": epoch}, path)


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    path = pieces.get_path()
    main(model, loader, path)
