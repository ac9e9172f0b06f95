import torch
import torch.nn.functional as F
from torch.optim.lr_scheduler import StepLR


class Phased:
    def __init__(self, net, loader):
        self.net, self.loader = net, loader
        self._setup(net.head.parameters(), 1e-3)

    def _setup(self, params, lr):
        self.optimizer = torch.optim.SGD(params, lr=lr, momentum=0.9)
        self.scheduler = StepLR(self.optimizer, step_size=5)

    def run(self, epochs):
        for _ in range(epochs):
            self.net.train()
            for x, y in self.loader:
                self.optimizer.zero_grad()
                F.cross_entropy(self.net(x), y).backward()
                self.optimizer.step()
            self.scheduler.step()


def main(net, loader):
    job = Phased(net, loader)
    job.run(10)
    job._setup(net.parameters(), 1e-4)
    job.run(20)
