import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, IterableDataset


class Lines(IterableDataset):
    def __init__(self, lines):
        self.lines = lines

    def __iter__(self):
        return iter(self.lines)


class Noisy(Dataset):
    def __init__(self, signals, seed=0):
        self.signals = signals
        self.rng = np.random.default_rng(seed)

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, index):
        return self.signals[index] + self.rng.normal(size=8).astype("float32")


def train(lines, signals, workers: int = 0, prefetching: int | None = None):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    train_lines = DataLoader(Lines(lines), batch_size=32, num_workers=workers)
    train_signals = DataLoader(Noisy(signals), batch_size=32, shuffle=True, num_workers=prefetching)
    for loader in (train_lines, train_signals):
        for x in loader:
            optimizer.zero_grad()
            model(x).mean().backward()
            optimizer.step()
