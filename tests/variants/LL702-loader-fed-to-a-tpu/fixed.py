import torch
import torch_xla.core.xla_model as xm
import torch_xla.distributed.parallel_loader as pl
import torch_xla.distributed.xla_multiprocessing as xmp
from torch import nn
from torch.utils.data import DataLoader
from torch.utils.data.distributed import DistributedSampler


def work(index, data):
    device = xm.xla_device()
    sampler = DistributedSampler(data, num_replicas=xm.xrt_world_size(), rank=xm.get_ordinal(), shuffle=True)
    loader = DataLoader(data, batch_size=16, sampler=sampler, drop_last=True)
    net = nn.Linear(30, 2).to(device)
    adam = torch.optim.AdamW(net.parameters())
    for epoch in range(5):
        sampler.set_epoch(epoch)
        feed = pl.ParallelLoader(loader, [device])
        for x, y in feed.per_device_loader(device):
            adam.zero_grad()
            nn.functional.cross_entropy(net(x), y).backward()
            xm.optimizer_step(adam)


if __name__ == "__main__":
    xmp.spawn(work, args=(torch.load("data.pt"),), nprocs=8)
