import math

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main(args, train_set, validate):
    loader = DataLoader(train_set, batch_size=args.batch_size, shuffle=True)
    model = nn.Linear(12, 3)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    updates = math.ceil(len(loader) / args.accumulate)
    total = args.max_steps or updates * args.epochs
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.lr, total_steps=total)
    best, start = float("inf"), 0
    if args.resume:
        start = torch.load(args.resume)["epoch"] + 1
    for epoch in range(start, args.epochs):
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / args.accumulate).backward()
            if (i + 1) % args.accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()
        loss = validate(model)
        if loss > best + args.patience:
            break
        best = min(best, loss)


def restarts(model, loader):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=10)
    floor = torch.optim.lr_scheduler.LinearLR(optimizer, 0.1, total_iters=5)
    for epoch in range(40):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        if epoch < 5:
            floor.step()
        else:
            scheduler.step()
