import argparse
import torch
from torch import nn


def main(model, loader):
    ap = argparse.ArgumentParser()
    ap.add_argument("--resume")
    args = ap.parse_args()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    first = 0
    if args.resume:
        ckpt = torch.load(args.resume, map_location="cpu", weights_only=True)
        model.load_state_dict(ckpt["net"])
        optimizer.load_state_dict(ckpt["opt"])
        first = ckpt["epoch"] + 1
    for epoch in range(first, 20):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        torch.save(dict(net=model.state_dict(), opt=optimizer.state_dict(), epoch=epoch), "last.pth")


if __name__ == '__main__':
    import pieces

    model = pieces.get_model()
    loader = pieces.get_loader()
    main(model, loader)
