import itertools
import os

import torch
from torch import nn
from torch.utils.data import DataLoader


def train(model, dataset, epochs, path="last.pt"):
    loader = DataLoader(dataset, batch_size=8)
    optimizer = torch.optim.AdamW(model.parameters(), lr=5e-5)
    step = 0
    if os.path.exists(path):
        state = torch.load(path, map_location="cpu", weights_only=True)
        model.load_state_dict(state["model"])
        optimizer.load_state_dict(state["optimizer"])
        step = state["global_step"]
    for epoch in range(step // len(loader), epochs):
        for x, y in itertools.islice(loader, step - epoch * len(loader), None):
            optimizer.zero_grad()
            nn.functional.mse_loss(model(x), y).backward()
            optimizer.step()
            step += 1
            if step % 500 == 0:
                state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "global_step": step}
                torch.save(state, path)
