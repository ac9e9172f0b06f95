import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from metrics import Mean


class Trainer:
    def __init__(self):
        self.net = nn.Linear(3, 1)
        self.optimizer = torch.optim.SGD(self.net.parameters(), lr=0.01)
        self.val_mean = Mean()
        x = torch.randn(60, 3)
        self.train_loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=6, shuffle=True)
        self.val_loader = DataLoader(TensorDataset(x[:30], x[:30].sum(1, keepdim=True)), batch_size=6)

    def train(self):
        self.net.train()
        for x, y in self.train_loader:
            self.optimizer.zero_grad()
            nn.functional.mse_loss(self.net(x), y).backward()
            self.optimizer.step()

    @torch.no_grad()
    def evaluate(self):
        self.net.eval()
        self.val_mean.clear()
        for x, y in self.val_loader:
            self.val_mean.add(nn.functional.mse_loss(self.net(x), y), len(x))
        return self.val_mean.result()

    def fit(self, epochs=4):
        for epoch in range(epochs):
            self.train()
            print(epoch, self.evaluate())


Trainer().fit()
