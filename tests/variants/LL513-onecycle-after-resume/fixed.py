import os

import torch
from torch.optim.lr_scheduler import OneCycleLR


def setup(model, args):
    optimizer = torch.optim.SGD(model.parameters(), lr=args.lr, momentum=0.9)
    scheduler = OneCycleLR(optimizer, max_lr=args.lr, total_steps=args.epochs)
    first = 0
    if os.path.isfile(args.resume):
        state = torch.load(args.resume, map_location="cpu", weights_only=True)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        scheduler.load_state_dict(state["scheduler"])
        first = state["epoch"] + 1
    return optimizer, scheduler, first


def main(model, loader, args):
    optimizer, scheduler, first = setup(model, args)
    for epoch in range(first, args.epochs):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()
        torch.save(
            {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "scheduler": scheduler.state_dict(), "epoch": epoch},
            args.resume,
        )
