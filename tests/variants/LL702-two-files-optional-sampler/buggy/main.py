import argparse

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

from data import build


def main(args):
    if args.distributed:
        dist.init_process_group("gloo")
    loader, sampler = build(args.distributed, args.batch_size)
    model = nn.Linear(5, 1)
    if args.distributed:
        model = DistributedDataParallel(model)
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(args.epochs):
        train_one_epoch(model, loader, optimizer)
    if args.distributed:
        dist.destroy_process_group()


def train_one_epoch(model, loader, optimizer):
    model.train()
    for features, wanted in loader:
        loss = nn.functional.mse_loss(model(features), wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--distributed", action="store_true")
    parser.add_argument("--batch-size", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=10)
    main(parser.parse_args())
