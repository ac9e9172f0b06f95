import torch
from torch import nn


def warm_start(net, loader, opt, steps):
    net.train()
    done = 0
    while done < steps:
        for x, y in loader:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
            done += 1
            if done == steps:
                break


def train(net, loader, opt, epochs):
    for _ in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()


def main(net, small_loader, loader):
    warm = torch.optim.SGD(net.parameters(), lr=1e-3)
    warm_start(net, small_loader, warm, 500)
    train(net, loader, torch.optim.SGD(net.parameters(), lr=0.1), 20)
