import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Runner:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.SGD(net.parameters(), lr=0.1)
        self.sched = torch.optim.lr_scheduler.ExponentialLR(self.opt, gamma=0.8)

    def train(self, loader):
        self.net.train()
        for x, y in loader:
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.net(x), y).backward()
            self.opt.step()
        self.sched.step()

    def validate(self, loader):
        self.net.eval()
        with torch.no_grad():
            return sum((self.net(x).argmax(1) == y).sum().item() for x, y in loader)

    def fit(self, train_loader, valid_loader, epochs):
        for epoch in range(epochs):
            self.train(train_loader)
            print(epoch, self.validate(valid_loader))


if __name__ == "__main__":
    x = torch.randn(300, 6)
    y = x[:, :2].argmax(1)
    Runner(nn.Linear(6, 2)).fit(
        DataLoader(TensorDataset(x[:200], y[:200]), batch_size=20, shuffle=True),
        DataLoader(TensorDataset(x[200:], y[200:]), batch_size=50),
        4,
    )
