import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

OPTIMS = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}


def setup(args):
    net = nn.Sequential(nn.Linear(3, 8), nn.Tanh(), nn.Linear(8, 1))
    optim = OPTIMS[args.optim](net.parameters(), lr=args.lr)
    x = torch.randn(60, 3)
    return net, optim, DataLoader(TensorDataset(x, x.prod(1, keepdim=True)), batch_size=6, shuffle=True)


def train(args):
    net, optim, loader = setup(args)
    criterion = nn.MSELoss()
    for epoch in range(args.epochs):
        net.train()
        for a, b in loader:
            loss = criterion(net(a), b)
            loss.backward()
            optim.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    torch.manual_seed(0)
    ap = argparse.ArgumentParser()
    ap.add_argument("--optim", default="adam", choices=sorted(OPTIMS))
    ap.add_argument("--lr", type=float, default=1e-2)
    ap.add_argument("--epochs", type=int, default=2)
    train(ap.parse_args())
