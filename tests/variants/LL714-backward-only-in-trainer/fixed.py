import contextlib

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel as DDP
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset


class Trainer:
    def __init__(self, net, every):
        self.net = DDP(net)
        self.opt = torch.optim.AdamW(self.net.parameters())
        self.every = every

    def epoch(self, loader):
        for i, (x, y) in enumerate(loader):
            update = (i + 1) % self.every == 0 or i + 1 == len(loader)
            with contextlib.nullcontext() if update else self.net.no_sync():
                loss = nn.functional.mse_loss(self.net(x), y) / self.every
                loss.backward()
            if update:
                self.opt.step()
                self.opt.zero_grad()


dist.init_process_group("gloo")
data = TensorDataset(torch.randn(64, 4), torch.randn(64, 1))
sampler = DistributedSampler(data)
loader = DataLoader(data, 8, sampler=sampler)
trainer = Trainer(nn.Linear(4, 1), 4)
for epoch in range(3):
    sampler.set_epoch(epoch)
    trainer.epoch(loader)
dist.destroy_process_group()
