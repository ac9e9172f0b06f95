import torch
from torch import nn


class Discriminator(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(0.2), nn.Linear(32, 1))

    def forward(self, x):
        return self.net(x)


class GanTrainer:
    def __init__(self, generator):
        self.G = generator
        self.D = Discriminator()
        self.opt_d = torch.optim.Adam(self.D.parameters(), lr=2e-4)
        self.opt_g = torch.optim.Adam(self.G.parameters(), lr=2e-4)
        self.bce = nn.BCELoss()

    def step_d(self, real):
        fake = self.G(torch.randn(len(real), 8)).detach()
        ones, zeros = torch.ones(len(real), 1), torch.zeros(len(real), 1)
        loss = self.bce(self.D(real), ones) + self.bce(self.D(fake), zeros)
        self.opt_d.zero_grad()
        loss.backward()
        self.opt_d.step()

    def step_g(self, n):
        loss = self.bce(torch.sigmoid(self.D(self.G(torch.randn(n, 8)))), torch.ones(n, 1))
        self.opt_g.zero_grad()
        loss.backward()
        self.opt_g.step()


def main(loader):
    trainer = GanTrainer(nn.Linear(8, 2))
    for _ in range(10):
        for real in loader:
            trainer.step_d(real)
            trainer.step_g(len(real))
