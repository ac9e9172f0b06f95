import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Fit:
    def __init__(self):
        self.net = nn.Sequential(nn.Linear(5, 10), nn.ReLU(), nn.Linear(10, 1))
        self.opt = torch.optim.Adam(self.net.parameters())

    def loss(self, a, b):
        value = nn.functional.mse_loss(self.net(a), b)
        return value

    def run(self, loader):
        self.net.train()
        for a, b in loader:
            self.opt.zero_grad()
            loss = self.loss(a, b)
            loss.backward()
            self.opt.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 5)
    fit = Fit()
    for epoch in range(2):
        print(fit.run(DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=9, shuffle=True)))
