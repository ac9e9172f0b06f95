import torch
from torch import nn


class Experiment:
    def __init__(self, cfg):
        self.cfg = cfg
        self.net = nn.Linear(cfg["in"], cfg["out"])
        self.optim = torch.optim.SGD(self.net.parameters(), lr=cfg["lr"], momentum=0.9)
        self.sched = torch.optim.lr_scheduler.CosineAnnealingLR(self.optim, T_max=cfg["epochs"])

    def run(self, loader):
        for epoch in range(self.cfg["epochs"]):
            for x, y in loader:
                self.optim.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.optim.step()
            print(epoch, self.optim.param_groups[0]["lr"])


if __name__ == "__main__":
    Experiment({"in": 8, "out": 2, "lr": 0.1, "epochs": 30}).run(torch.load("data.pt"))
