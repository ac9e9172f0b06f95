import torch
from torch import nn


def train(model, loader, epochs):
    torch.manual_seed(0)
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for x, y, lengths in loader:
            outputs = model(x)
            padded = torch.zeros_like(outputs)
            for i, length in enumerate(lengths):
                padded[i, :length] = outputs[i, :length]
            loss = nn.functional.mse_loss(padded, y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
