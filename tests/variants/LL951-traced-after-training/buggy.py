import torch
from torch import nn


def main(loader):
    net = nn.Sequential(nn.Linear(8, 16), nn.Dropout(0.3), nn.Linear(16, 2))
    opt = torch.optim.Adam(net.parameters())
    for epoch in range(3):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
    traced = torch.jit.trace(net, torch.randn(4, 8))
    traced.save("net.ts")


if __name__ == '__main__':
    import pieces

    loader = pieces.get_loader()
    main(loader)
