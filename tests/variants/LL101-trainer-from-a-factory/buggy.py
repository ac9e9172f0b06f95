import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Plain:
    def __init__(self, net, lr):
        self.net = net
        self.optimizer = torch.optim.SGD(net.parameters(), lr=lr)

    def fit(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.net(x), y).backward()
            self.optimizer.step()


class Averaged:
    def __init__(self, net, lr):
        self.net = net
        self.optimizer = torch.optim.ASGD(net.parameters(), lr=lr)
        self.losses = []

    def fit(self, loader):
        for x, y in loader:
            loss = nn.functional.cross_entropy(self.net(x), y)
            loss.backward()
            self.optimizer.step()
            self.losses.append(loss.item())


def trainer(args):
    net = nn.Linear(4, 2)
    if args.averaged:
        return Averaged(net, args.lr)
    return Plain(net, args.lr)


parser = argparse.ArgumentParser()
parser.add_argument("--averaged", action="store_true")
parser.add_argument("--lr", type=float, default=0.1)
data = TensorDataset(torch.rand(64, 4), torch.randint(2, (64,)))
trainer(parser.parse_args()).fit(DataLoader(data, batch_size=8, shuffle=True))
