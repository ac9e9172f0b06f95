import torch
from torch import nn

from export import export_torchscript


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Dropout(0.3), nn.Linear(32, 2))

    def forward(self, x):
        return self.body(x)


def main(loader):
    net = Net()
    opt = torch.optim.Adam(net.parameters())
    for _ in range(5):
        net.train()
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            opt.step()
    export_torchscript(net.cpu(), torch.randn(1, 10), "net.pt")


if __name__ == "__main__":
    import project

    main(project.loader())
