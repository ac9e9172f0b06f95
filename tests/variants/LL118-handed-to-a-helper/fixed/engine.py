import torch


def fit(model, optimizer, batches, epochs):
    for epoch in range(epochs):
        for x, y in batches:
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
