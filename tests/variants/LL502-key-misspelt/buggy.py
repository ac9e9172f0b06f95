import os
import torch
from torch import nn


def main(model, loader):
    optimizer = torch.optim.Adam(model.parameters())
    start = 0
    if os.path.exists("ckpt.pth"):
        checkpoint = torch.load("ckpt.pth", map_location="cpu", weights_only=True)
        model.load_state_dict(checkpoint["model_state_dict"])
        optimizer.load_state_dict(checkpoint["optimizer_state_dict"])
        start = checkpoint["epoch"] + 1
    for epoch in range(start, 10):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        torch.save({"model_state_dict": model.state_dict(), "optim_state_dict": optimizer.state_dict(), "epoch": epoch}, "ckpt.pth")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
