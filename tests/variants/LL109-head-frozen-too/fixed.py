import torch
import torchvision
from torch import nn


def build(classes):
    net = torchvision.models.vgg11(weights="DEFAULT")
    for p in net.parameters():
        p.requires_grad = False
    net.classifier[6] = nn.Linear(4096, classes)
    return net


net = build(9)
optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    loss = nn.functional.cross_entropy(net(x), y)
    loss.backward()
    optimizer.step()
