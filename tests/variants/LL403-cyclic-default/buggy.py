import torch
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset


class Solver:
    def __init__(self, model):
        self.model = model
        self.optim = optim.SGD(model.parameters(), lr=0.01, momentum=0.9)
        self.cycle = optim.lr_scheduler.CyclicLR(self.optim, base_lr=0.001, max_lr=0.1)

    def one_epoch(self, loader):
        self.model.train()
        for x, y in loader:
            self.optim.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.optim.step()

    def solve(self, loader, epochs):
        for epoch in range(epochs):
            self.one_epoch(loader)
            self.cycle.step()
            print(epoch, self.cycle.get_last_lr())


if __name__ == "__main__":
    x = torch.randn(300, 8)
    Solver(nn.Linear(8, 4)).solve(DataLoader(TensorDataset(x, x[:, :4].argmax(1)), batch_size=30, shuffle=True), 5)
