import copy

import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
target = copy.deepcopy(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    model.train()
    target.train()
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        with torch.no_grad():
            wanted = target(inputs)
        nn.functional.mse_loss(model(inputs), wanted).backward()
        optimizer.step()
        with torch.no_grad():
            for old, new in zip(target.parameters(), model.parameters()):
                old.mul_(0.99).add_(new, alpha=0.01)
    model.eval()
    target.eval()
    with torch.no_grad():
        print(target(torch.randn(16, 8)).mean())
