import torch
from torch import nn


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.linear = nn.Linear(width, width)

    def forward(self, x, code):
        return self.linear(x) + code


class Generator(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.blocks = nn.ModuleList([Block(width), Block(width), Block(width)])

    def forward(self, x, codes):
        for i, (code, Block) in enumerate(zip(codes, self.blocks)):
            x = Block(x, code)
        return torch.tanh(x)


def train(loader):
    torch.manual_seed(0)
    generator = Generator(16)
    optimizer = torch.optim.Adam(generator.parameters())
    for x, codes, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(generator(x, codes), y).backward()
        optimizer.step()
