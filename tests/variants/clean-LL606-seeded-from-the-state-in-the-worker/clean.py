import random

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self, signals):
        self.signals = signals

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, index):
        return self.signals[index] + np.random.normal(size=100).astype("float32")


def seed_worker(worker_id):
    seed = np.random.get_state()[1][0] + worker_id
    np.random.seed(seed)
    random.seed(seed)


def main(signals):
    torch.manual_seed(0)
    loader = DataLoader(Noisy(signals), batch_size=32, shuffle=True, num_workers=4, worker_init_fn=seed_worker)
    model = nn.Linear(100, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        optimizer.zero_grad()
        model(x).mean().backward()
        optimizer.step()
