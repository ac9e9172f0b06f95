import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net, loader, epochs, accumulation):
        self.net, self.loader = net, loader
        self.epochs, self.accumulation = epochs, accumulation
        self.optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
        self.scheduler = torch.optim.lr_scheduler.OneCycleLR(
            self.optimizer, max_lr=0.1, epochs=epochs, steps_per_epoch=len(loader)
        )

    def fit(self):
        for epoch in range(self.epochs):
            for i, (x, y) in enumerate(self.loader):
                (nn.functional.cross_entropy(self.net(x), y) / self.accumulation).backward()
                if (i + 1) % self.accumulation == 0 or i + 1 == len(self.loader):
                    self.optimizer.step()
                    self.scheduler.step()
                    self.optimizer.zero_grad()


def run(args, data):
    Trainer(nn.Linear(12, 3), DataLoader(data, batch_size=8, shuffle=True), args.epochs, args.accumulation).fit()
