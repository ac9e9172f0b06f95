import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net, lr, milestones):
        self.net = net
        self.optimizer = torch.optim.SGD(net.parameters(), lr=lr, nesterov=True, momentum=0.9)
        self.lr_scheduler = torch.optim.lr_scheduler.MultiStepLR(self.optimizer, milestones=milestones, gamma=0.2)

    def train(self, loader):
        self.lr_scheduler.step()
        self.net.train()
        for x, y in loader:
            self.optimizer.zero_grad()
            F.cross_entropy(self.net(x), y).backward()
            self.optimizer.step()

    @torch.no_grad()
    def test(self, loader):
        self.net.eval()
        return sum((self.net(x).argmax(1) == y).sum().item() for x, y in loader)


if __name__ == "__main__":
    x = torch.randn(500, 9)
    y = x[:, :3].argmax(1)
    trainer = Trainer(nn.Sequential(nn.Linear(9, 30), nn.ReLU(), nn.Linear(30, 3)), 0.1, [60, 120])
    for epoch in range(3):
        trainer.train(DataLoader(TensorDataset(x[:400], y[:400]), batch_size=40, shuffle=True))
        print(epoch, trainer.test(DataLoader(TensorDataset(x[400:], y[400:]), batch_size=50)))
