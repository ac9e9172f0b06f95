from dataclasses import asdict, dataclass

import torch
from torch import nn


@dataclass
class TrainState:
    epoch: int = 0
    best: float = float("inf")


class Learner:
    def __init__(self, net, train_dl, valid_dl, lr=1e-3):
        self.net, self.train_dl, self.valid_dl = net, train_dl, valid_dl
        self.opt = torch.optim.Adam(net.parameters(), lr)
        self.state = TrainState()

    def save(self, path):
        torch.save({"net": self.net.state_dict(), "opt": self.opt.state_dict(), "state": asdict(self.state)}, path)

    def load(self, path):
        blob = torch.load(path, map_location="cpu")
        self.net.load_state_dict(blob["net"])
        self.opt.load_state_dict(blob["opt"])
        self.state = TrainState(**blob["state"])

    def fit(self, epochs):
        for epoch in range(self.state.epoch, epochs):
            self.state.epoch = epoch
            self.net.train()
            for x, y in self.train_dl:
                self.opt.zero_grad()
                nn.functional.mse_loss(self.net(x), y).backward()
                self.opt.step()
            self.save("last.pt")


def main(args, train_dl, valid_dl):
    learner = Learner(nn.Linear(8, 1), train_dl, valid_dl)
    if args.resume:
        learner.load("last.pt")
    learner.fit(args.epochs)
