import argparse

import torch
from torch import nn
from torch.optim.lr_scheduler import CosineAnnealingLR

from utils import load_checkpoint, save_checkpoint


def train_one_epoch(model, loader, criterion, optimizer):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()


def main(args, model, loader):
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.lr)
    scheduler = CosineAnnealingLR(optimizer, T_max=args.epochs)
    start = 0
    if args.resume:
        start = load_checkpoint(args.resume, model, optimizer, scheduler)
    for epoch in range(start, args.epochs):
        train_one_epoch(model, loader, nn.CrossEntropyLoss(), optimizer)
        if (epoch + 1) % 5 == 0:
            save_checkpoint("last.pt", model, optimizer, scheduler, epoch)
        scheduler.step()


if __name__ == "__main__":
    from data import make

    parser = argparse.ArgumentParser()
    parser.add_argument("--lr", type=float, default=1e-3)
    parser.add_argument("--epochs", type=int, default=50)
    parser.add_argument("--resume")
    main(parser.parse_args(), *make())
