import torch
from torch import nn
from torch.utils.data import DataLoader, WeightedRandomSampler


def loader_for(dataset, labels, batch_size, workers):
    counts = torch.bincount(labels)
    weights = 1.0 / counts[labels].float()
    kwargs = dict(batch_size=batch_size, num_workers=workers, pin_memory=True)
    sampler = WeightedRandomSampler(weights, len(weights))
    return DataLoader(dataset, sampler=sampler, **kwargs)


def train(model, dataset, labels):
    loader = loader_for(dataset, labels, 64, 4)
    opt = torch.optim.Adam(model.parameters())
    for _ in range(10):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
