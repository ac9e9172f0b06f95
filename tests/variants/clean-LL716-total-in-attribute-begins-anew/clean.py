import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP


class Meter:
    def __init__(self):
        self.stats = torch.zeros(2)
        self.sum = self.count = 0.0

    def reset(self):
        self.stats = torch.zeros(2)

    def update(self, value, n):
        self.stats += torch.tensor([value * n, float(n)])

    def sync(self):
        dist.all_reduce(self.stats)
        self.sum += self.stats[0].item()
        self.count += self.stats[1].item()


def train(model, loader, sampler, epochs):
    dist.init_process_group("gloo")
    model = DDP(model)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(epochs):
        sampler.set_epoch(epoch)
        meter = Meter()
        for x, y in loader:
            loss = nn.functional.cross_entropy(model(x), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
            meter.reset()
            meter.update(loss.item(), len(x))
            meter.sync()
        if dist.get_rank() == 0:
            print(epoch, meter.sum / meter.count)
    dist.destroy_process_group()
