from itertools import product

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from zoo import NETS


def train(model, loader, epochs=3):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for _ in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()


loader = DataLoader(TensorDataset(torch.randn(300, 8), torch.randint(0, 2, (300,))), 30, shuffle=True)
for Net in NETS:
    for num_layers, hidden in product((1, 2, 3), (16, 32)):
        model = Net(8, num_layers, hidden)
        train(model, loader)
        print(Net.__name__, num_layers, hidden)
