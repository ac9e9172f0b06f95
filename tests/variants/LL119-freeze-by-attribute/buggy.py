import torch
from torch import nn
from torchvision.models import vgg16


class Perceptual(nn.Module):
    def __init__(self):
        super().__init__()
        self.features = vgg16(weights="DEFAULT").features[:16]
        self.features.requires_grad = False
        self.head = nn.Conv2d(256, 1, 1)

    def forward(self, x):
        return self.head(self.features(x)).mean((1, 2, 3))


def main(loader):
    net = Perceptual()
    opt = torch.optim.Adam(net.head.parameters())
    for x, y in loader:
        opt.zero_grad()
        nn.functional.mse_loss(net(x), y).backward()
        opt.step()
