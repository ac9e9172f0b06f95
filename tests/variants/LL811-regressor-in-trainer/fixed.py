import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Price(nn.Module):
    def __init__(self, features):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(features, 32), nn.ReLU(), nn.Linear(32, 1))

    def forward(self, x):
        return self.layers(x)


class Trainer:
    def __init__(self, n=400):
        x = torch.rand(n, 6)
        price = (3 * x[:, 0] + x[:, 1] * x[:, 2]).float()
        self.loader = DataLoader(TensorDataset(x, price), batch_size=32, shuffle=True)
        self.model = Price(6)
        self.criterion = nn.HuberLoss()
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)

    def epoch(self):
        self.model.train()
        for features, price in self.loader:
            self.optimizer.zero_grad()
            guess = self.model(features).flatten()
            loss = self.criterion(guess, price)
            loss.backward()
            self.optimizer.step()


trainer = Trainer()
for _ in range(3):
    trainer.epoch()
