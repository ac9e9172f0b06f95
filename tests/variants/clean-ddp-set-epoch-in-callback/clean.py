import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import BatchSampler, DataLoader, DistributedSampler, TensorDataset


class EpochHook:
    def __init__(self, loader):
        self.loader = loader

    def before_epoch(self, epoch):
        if isinstance(self.loader.batch_sampler.sampler, DistributedSampler):
            self.loader.batch_sampler.sampler.set_epoch(epoch)


class Trainer:
    def __init__(self, net, data):
        self.net = DDP(net)
        self.optim = torch.optim.SGD(self.net.parameters(), lr=0.1)
        batches = BatchSampler(DistributedSampler(data), batch_size=16, drop_last=True)
        self.loader = DataLoader(data, batch_sampler=batches)
        self.hooks = [EpochHook(self.loader)]

    def fit(self, epochs):
        for epoch in range(epochs):
            for hook in self.hooks:
                hook.before_epoch(epoch)
            for x, y in self.loader:
                self.optim.zero_grad()
                nn.functional.mse_loss(self.net(x), y).backward()
                self.optim.step()


dist.init_process_group("gloo")
Trainer(nn.Linear(4, 1), TensorDataset(torch.randn(64, 4), torch.randn(64, 1))).fit(5)
dist.destroy_process_group()
