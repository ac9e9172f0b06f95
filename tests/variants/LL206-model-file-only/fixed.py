import torch
from torch import nn
from torch.nn import functional as fn


class Block(nn.Module):
    def __init__(self, width, rate):
        super().__init__()
        self.conv = nn.Conv2d(width, width, 3, padding=1)
        self.rate = rate

    def forward(self, x):
        h = torch.relu(self.conv(x))
        return x + fn.dropout2d(h, self.rate, self.training)


class Stack(nn.Module):
    def __init__(self, width=16, depth=3, rate=0.1):
        super().__init__()
        self.stem = nn.Conv2d(3, width, 1)
        self.blocks = nn.Sequential(*[Block(width, rate) for _ in range(depth)])

    def forward(self, image):
        return self.blocks(self.stem(image)).mean((2, 3))
