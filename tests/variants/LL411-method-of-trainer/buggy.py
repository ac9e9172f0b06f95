import math

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, net, base_lr, total):
        self.net, self.base_lr, self.total = net, base_lr, total
        self.optimizer = torch.optim.AdamW(net.parameters(), lr=base_lr)
        self.scheduler = torch.optim.lr_scheduler.LambdaLR(self.optimizer, self.rate)

    def rate(self, step):
        if step < 100:
            return self.base_lr * (step + 1) / 100
        return self.base_lr * 0.5 * (1 + math.cos(math.pi * step / self.total))

    def fit(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.net(x), y).backward()
            self.optimizer.step()
            self.scheduler.step()


loader = DataLoader(TensorDataset(torch.rand(64, 12), torch.randint(0, 3, (64,))), batch_size=8, shuffle=True)
Trainer(nn.Linear(12, 3), 3e-4, len(loader)).fit(loader)
