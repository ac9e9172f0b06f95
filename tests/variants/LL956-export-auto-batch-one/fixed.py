import torch
from torch import nn
from torch.export import Dim, export


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(20, 64), nn.ReLU(), nn.Linear(64, 4))

    def forward(self, x):
        return self.net(x)


def build_program(weights, device="cpu"):
    net = Net()
    net.load_state_dict(torch.load(weights, map_location=device, weights_only=True))
    net.eval()
    example = (torch.randn(4, 20, device=device),)
    return export(net, example, dynamic_shapes={"x": {0: Dim.AUTO}})


def main():
    torch.export.save(build_program("net.pt"), "net.pt2")
