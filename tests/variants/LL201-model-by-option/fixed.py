import argparse
import os
import sys

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Plain(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(12, 3))


class Wide(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(12, 64), nn.ReLU(), nn.Linear(64, 3))


class Dropped(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(12, 64), nn.ReLU(), nn.Dropout(0.5), nn.Linear(64, 3))


def samples(n):
    return TensorDataset(torch.rand(n, 12), torch.randint(3, (n,)))


def main():
    if args.net == "plain":
        net = Plain()
    elif args.net == "wide":
        net = Wide()
    elif args.net == "dropped":
        net = Dropped()
    optimizer = torch.optim.SGD(net.parameters(), lr=0.05)
    train_loader, test_loader = DataLoader(samples(96), batch_size=8), DataLoader(samples(32), batch_size=8)
    for epoch in range(args.epochs):
        net.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            optimizer.step()
        net.eval()
        right = 0
        with torch.no_grad():
            for x, y in test_loader:
                right += (net(x).argmax(1) == y).sum().item()
        print(epoch, right)


parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("--net", default="plain")
parser.add_argument("--epochs", type=int, default=2)
if len(sys.argv) == 2 and os.path.exists(sys.argv[1]):
    args = parser.parse_args(["@" + sys.argv[1]])
else:
    args = parser.parse_args()
main()
