import math

import torch
from torch import nn
from torch.utils.data import DataLoader


def train(model, data, window, epochs):
    torch.manual_seed(0)
    loader = DataLoader(data, batch_size=4, shuffle=True)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    steps = math.ceil(len(loader) / window) * epochs
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=steps)
    optimizer.zero_grad()
    for epoch in range(epochs):
        for step, (x, y) in enumerate(loader, start=1):
            loss = nn.functional.mse_loss(model(x), y) / window
            loss.backward()
            if step % window == 0:
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()
        if step % window != 0:
            optimizer.step()
            scheduler.step()
            optimizer.zero_grad()
