import torch
from accelerate import Accelerator
from torch import nn


class Trainer:
    def __init__(self, net, loader):
        self.accelerator = Accelerator(mixed_precision="fp16")
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
        self.net, self.optimizer, self.loader = self.accelerator.prepare(net, optimizer, loader)

    def train(self):
        for x, y in self.loader:
            self.optimizer.zero_grad()
            loss = nn.functional.cross_entropy(self.net(x), y)
            loss.backward()
            self.accelerator.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
