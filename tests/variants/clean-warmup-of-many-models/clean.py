import torch
from torch import nn
import sys

from project import parse

settings = parse(sys.argv)


def make(name):
    if name == "net0":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net0])
    if name == "net1":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net1])
    if name == "net2":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net2])
    if name == "net3":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net3])
    if name == "net4":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net4])
    if name == "net5":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net5])
    if name == "net6":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net6])
    if name == "net7":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net7])
    if name == "net8":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net8])
    if name == "net9":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net9])
    if name == "net10":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net10])
    if name == "net11":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net11])
    if name == "net12":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net12])
    if name == "net13":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net13])
    if name == "net14":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net14])
    if name == "net15":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net15])
    if name == "net16":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net16])
    if name == "net17":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net17])
    if name == "net18":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net18])
    if name == "net19":
        return nn.Sequential(*[nn.Linear(8, 8) if kind else nn.BatchNorm1d(8) for kind in settings.net19])
    raise ValueError(name)


def train(epoch):
    for x in settings.loader:
        optimizer.zero_grad()
        net(x).mean().backward()
        optimizer.step()
        if epoch <= settings.warm:
            warmup.step()


net = make(settings.name)
optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
warmup = torch.optim.lr_scheduler.LinearLR(optimizer, total_iters=100)
if settings.resume:
    done = settings.done
for epoch in range(1, 200):
    if settings.resume:
        if epoch <= done:
            continue
    train(epoch)
