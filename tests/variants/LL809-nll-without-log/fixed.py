import torch
from torch import nn
import torch.nn.functional as F


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(784, 10)

    def forward(self, x):
        return F.log_softmax(self.fc(x.flatten(1)), dim=1)


def main(loader):
    net = Net()
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    net.train()
    for x, y in loader:
        opt.zero_grad()
        F.nll_loss(net(x), y).backward()
        opt.step()


if __name__ == '__main__':
    import pieces

    loader = pieces.get_loader()
    main(loader)
