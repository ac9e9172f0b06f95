import torch
from torch import nn


def main():
    net = nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 2)).eval()
    batch = torch.export.Dim("batch")
    program = torch.export.export(net, (torch.randn(1, 8),), dynamic_shapes=({0: torch.export.Dim.AUTO},))
    torch.export.save(program, "net.pt2")


if __name__ == '__main__':
    import pieces

    main()
