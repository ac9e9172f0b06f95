import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class RandomShift:
    def __init__(self, amount):
        self.amount = amount

    def __call__(self, x):
        shift = torch.randint(-self.amount, self.amount + 1, ()).item()
        return np.roll(x, shift)


class Signals(Dataset):
    def __init__(self, signals, labels, transform=None):
        self.signals, self.labels, self.transform = signals, labels, transform

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, i):
        x = self.signals[i]
        if self.transform:
            x = self.transform(x)
        return torch.from_numpy(x), self.labels[i]


def train(signals, labels, model):
    data = Signals(signals, labels, RandomShift(50))
    loader = DataLoader(data, batch_size=32, shuffle=True, num_workers=4)
    opt = torch.optim.Adam(model.parameters())
    for _ in range(20):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
