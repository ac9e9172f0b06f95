import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler


class ConvBlock(nn.Module):
    def __init__(self, a, b):
        super().__init__()
        self.conv = nn.Conv2d(a, b, 3, padding=1)
        self.norm = nn.BatchNorm2d(b)

    def forward(self, x):
        return torch.relu(self.norm(self.conv(x)))


class UNet(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(ConvBlock(3, 32), ConvBlock(32, 64), nn.Conv2d(64, 2, 1))

    def forward(self, x):
        return self.layers(x)


class Trainer:
    def __init__(self, dataset):
        dist.init_process_group("nccl")
        self.rank = int(os.environ["LOCAL_RANK"])
        torch.cuda.set_device(self.rank)
        self.model = DistributedDataParallel(UNet().cuda(), device_ids=[self.rank])
        self.sampler = DistributedSampler(dataset)
        self.loader = DataLoader(dataset, batch_size=2, sampler=self.sampler)
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=0.01, momentum=0.9)

    def run(self):
        for epoch in range(40):
            self.sampler.set_epoch(epoch)
            for x, y in self.loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x.cuda()), y.cuda()).backward()
                self.optimizer.step()
        dist.destroy_process_group()


def main(dataset):
    Trainer(dataset).run()


if __name__ == "__main__":
    import project

    main(project.dataset())
