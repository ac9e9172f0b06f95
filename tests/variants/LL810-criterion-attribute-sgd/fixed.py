import torch
from torch import nn


class Regressor:
    def __init__(self, cfg):
        self.net = nn.Sequential(nn.Linear(cfg["dim"], 64), nn.ReLU(), nn.Linear(64, cfg["out"]))
        self.criterion = nn.MSELoss(reduction="sum")
        self.opt = torch.optim.SGD(self.net.parameters(), lr=cfg["lr"], momentum=0.9)

    def train(self, loader, epochs):
        self.net.train()
        for _ in range(epochs):
            for x, y in loader:
                loss = self.criterion(self.net(x), y) / len(x)
                self.opt.zero_grad()
                loss.backward()
                self.opt.step()


def main(loader):
    Regressor({"dim": 8, "out": 2, "lr": 1e-4}).train(loader, 10)
