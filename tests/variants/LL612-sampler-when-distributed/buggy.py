import torch
from torch import nn
from torch.utils.data import DataLoader
from torch.utils.data.distributed import DistributedSampler


def loader_of(data, world_size):
    sampler = DistributedSampler(data) if world_size > 1 else None
    return DataLoader(data, 64, shuffle=True, sampler=sampler, drop_last=True)
