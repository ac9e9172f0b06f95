import argparse

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP

from data import build_loader


def train_one_epoch(model, loader, optimizer):
    model.train()
    for images, target in loader:
        loss = nn.functional.cross_entropy(model(images), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def main(args, model, dataset):
    if args.distributed:
        dist.init_process_group("gloo")
        model = DDP(model)
    loader = build_loader(dataset, args)
    optimizer = torch.optim.SGD(model.parameters(), lr=args.lr)
    for epoch in range(args.epochs):
        if args.distributed:
            loader.sampler.set_epoch(epoch)
        train_one_epoch(model, loader, optimizer)
    if args.distributed:
        dist.destroy_process_group()


if __name__ == "__main__":
    from project import get_dataset, get_model

    parser = argparse.ArgumentParser()
    parser.add_argument("--distributed", action="store_true")
    parser.add_argument("--batch-size", type=int, default=64)
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--lr", type=float, default=0.1)
    parser.add_argument("--epochs", type=int, default=90)
    main(parser.parse_args(), get_model(), get_dataset())
