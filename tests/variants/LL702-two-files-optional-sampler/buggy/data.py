import torch
from torch.utils.data import DataLoader, DistributedSampler, RandomSampler, TensorDataset


def build(distributed, batch_size):
    dataset = TensorDataset(torch.randn(300, 5), torch.randn(300, 1))
    if distributed:
        sampler = DistributedSampler(dataset)
    else:
        sampler = RandomSampler(dataset)
    return DataLoader(dataset, batch_size, sampler=sampler, drop_last=True), sampler
