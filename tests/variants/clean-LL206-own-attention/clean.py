import torch
from torch import nn


def scaled_dot_product_attention(q, k, v, mask, bias=None):
    weights = q @ k.transpose(-2, -1) / k.shape[-1] ** 0.5 + mask
    weights = weights if bias is None else weights + bias
    return torch.softmax(weights, -1) @ v


class Attention(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.q, self.k, self.v = nn.Linear(width, width), nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, x, mask, bias=None):
        return scaled_dot_product_attention(self.q(x), self.k(x), self.v(x), mask, bias)


def main(loader):
    torch.manual_seed(0)
    model = Attention(16)
    optimizer = torch.optim.Adam(model.parameters())
    for x, mask, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x, mask), y).backward()
        optimizer.step()
