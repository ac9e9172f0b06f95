import argparse

import torch
from torch import nn

from data import batches, size_of
from files import checked


def train(opt, device):
    if opt.resume:
        print(size_of(checked(opt.data)))
    loader = batches(checked(opt.data), opt.batch_size)
    model = nn.Linear(6, 2).to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    accumulate = max(round(64 / opt.batch_size), 1)
    for epoch in range(opt.epochs):
        optimizer.zero_grad()
        for i, (x, y) in enumerate(loader):
            seen = i + len(loader) * epoch
            if seen < 100:
                accumulate = max(1, round(seen / 100 * 64 / opt.batch_size))
            loss = nn.functional.cross_entropy(model(x.to(device)), y.to(device)) / accumulate
            loss.backward()
            if seen % accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()


parser = argparse.ArgumentParser()
parser.add_argument("--resume", default="")
parser.add_argument("--data", default="data.pt")
parser.add_argument("--device", default="cpu")
parser.add_argument("--epochs", type=int, default=2)
parser.add_argument("--batch-size", type=int, default=16)
opt = parser.parse_args()
if opt.resume:
    opt = argparse.Namespace(**torch.load(opt.resume)) if opt.resume.endswith(".pt") else torch.load(opt.resume)["opt"]
else:
    opt.data = checked(opt.data)
train(opt, torch.device(opt.device))
