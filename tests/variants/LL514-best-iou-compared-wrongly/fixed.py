import math

import torch
from torch import nn

from data import train_loader, val_loader
from model import SegNet


class Keeper:
    def __init__(self, path):
        self.path = path
        self.best = -math.inf

    def __call__(self, iou, net):
        if iou > self.best:
            self.best = iou
            torch.save(net.state_dict(), self.path)


@torch.no_grad()
def mean_iou(net):
    net.eval()
    inter = torch.zeros(21, device="cuda")
    union = torch.zeros(21, device="cuda")
    for x, y in val_loader:
        pred, y = net(x.cuda()).argmax(1), y.cuda()
        for c in range(21):
            inter[c] += ((pred == c) & (y == c)).sum()
            union[c] += ((pred == c) | (y == c)).sum()
    return (inter / union.clamp(min=1)).mean().item()


net = SegNet(21).cuda()
criterion = nn.CrossEntropyLoss(ignore_index=255)
optimizer = torch.optim.SGD(net.parameters(), lr=0.01, momentum=0.9, weight_decay=5e-4)
keep = Keeper("best.pt")
for epoch in range(60):
    net.train()
    for x, y in train_loader:
        loss = criterion(net(x.cuda()), y.cuda())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    keep(mean_iou(net), net)
