import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel


class Flow(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Linear(16, 16)

    def forward(self, x):
        return self.net(x)

    def compute_loss(self, x):
        return (self.net(x) - x).pow(2).mean()


class Trainer:
    def __init__(self, loader):
        dist.init_process_group("gloo")
        self.loader = loader
        self.model = DistributedDataParallel(Flow())
        self.optimizer = torch.optim.Adam(self.model.parameters())

    def train_step(self, x):
        self.optimizer.zero_grad()
        loss = self.model.module.compute_loss(x)
        loss.backward()
        self.optimizer.step()
        return loss.item()

    def train(self, epochs):
        for epoch in range(epochs):
            self.loader.sampler.set_epoch(epoch)
            self.model.train()
            for x in self.loader:
                self.train_step(x)
        dist.destroy_process_group()


def main(loader):
    Trainer(loader).train(5)
