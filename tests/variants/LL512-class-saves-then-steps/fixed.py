import os

import torch
from torch import nn


class Engine:
    def __init__(self, net, loader, workdir):
        self.net = net
        self.loader = loader
        self.opt = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
        self.sched = torch.optim.lr_scheduler.MultiStepLR(self.opt, milestones=[30, 60])
        self.path = os.path.join(workdir, "last.pt")
        self.epoch = 0

    def state_dict(self):
        return {
            "net": self.net.state_dict(),
            "opt": self.opt.state_dict(),
            "sched": self.sched.state_dict(),
            "epoch": self.epoch,
        }

    def resume(self):
        if not os.path.exists(self.path):
            return
        state = torch.load(self.path, map_location="cpu", weights_only=True)
        self.net.load_state_dict(state["net"])
        self.opt.load_state_dict(state["opt"])
        self.sched.load_state_dict(state["sched"])
        self.epoch = state["epoch"] + 1

    def run(self, epochs):
        self.resume()
        for self.epoch in range(self.epoch, epochs):
            self.net.train()
            for x, y in self.loader:
                self.opt.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.opt.step()
            self.sched.step()
            torch.save(self.state_dict(), self.path)


def main(net, loader):
    Engine(net, loader, "runs").run(90)
