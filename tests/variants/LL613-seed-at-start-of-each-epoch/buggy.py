import random

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fix_seed(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


def train_one_epoch(model, loader, optimizer):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()


def main(seed=3407):
    fix_seed(seed)
    loader = DataLoader(TensorDataset(torch.randn(800, 6), torch.randint(0, 2, (800,))), 40, shuffle=True)
    model = nn.Sequential(nn.Linear(6, 12), nn.ReLU(), nn.Dropout(0.5), nn.Linear(12, 2))
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(30):
        fix_seed(seed)
        train_one_epoch(model, loader, optimizer)


main()
