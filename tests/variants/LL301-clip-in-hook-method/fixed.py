import torch
from torch import nn


class Base:
    def on_before_step(self, opt):
        pass

    def train_step(self, x, y):
        self.opt.zero_grad()
        with torch.autocast("cuda"):
            loss = self.loss_fn(self.net(x), y)
        self.scaler.scale(loss).backward()
        self.on_before_step(self.opt)
        self.scaler.step(self.opt)
        self.scaler.update()


class Clipped(Base):
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.AdamW(net.parameters())
        self.loss_fn = nn.CrossEntropyLoss()
        self.scaler = torch.amp.GradScaler("cuda")

    def on_before_step(self, opt):
        self.scaler.unscale_(opt)
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)


def main(net, loader):
    job = Clipped(net)
    for x, y in loader:
        job.train_step(x, y)
