import copy

import torch
import torchvision
from torch import nn


class Averager:
    def __init__(self, net):
        self.net = net
        self.avg = copy.deepcopy(net).requires_grad_(False)

    @torch.no_grad()
    def update(self, decay=0.999):
        for a, p in zip(self.avg.parameters(), self.net.parameters()):
            a.lerp_(p, 1 - decay)

    @torch.no_grad()
    def copy_buffers(self):
        for a, b in zip(self.avg.buffers(), self.net.buffers()):
            a.copy_(b)


def main(loader, val_loader):
    net = torchvision.models.resnet18(num_classes=10)
    averager = Averager(net)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(10):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
            averager.update()
        averager.copy_buffers()
        averager.avg.eval()
        with torch.no_grad():
            print(epoch, sum((averager.avg(x).argmax(1) == y).sum().item() for x, y in val_loader))
