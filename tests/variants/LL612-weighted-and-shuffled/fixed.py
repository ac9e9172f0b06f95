import torch
from torch.utils.data import DataLoader, WeightedRandomSampler


def make(dataset, weights, bs=32):
    sampler = WeightedRandomSampler(weights, len(weights))
    return DataLoader(dataset, batch_size=bs, sampler=sampler)


if __name__ == '__main__':
    import pieces

    dataset = pieces.get_dataset()
    weights = pieces.get_weights()
    make(dataset, weights)
