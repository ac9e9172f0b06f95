import copy

import torch
from torch import nn

loader = torch.utils.data.DataLoader(torch.load("data.pt"), batch_size=8)
net = nn.Sequential(nn.Linear(8, 8), nn.Linear(8, 8))


def run(model, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()


for lr in (1e-4, 1e-3, 1e-2):
    own = copy.deepcopy(net)
    optimizer = torch.optim.Adam(own.parameters(), lr=lr)
    for epoch in range(3):
        run(own, optimizer)
for layer in net:
    optimizer = torch.optim.Adam(layer.parameters())
    for epoch in range(3):
        run(net, optimizer)
for epoch in range(30):
    if epoch % 10 == 0:
        optimizer = torch.optim.Adam(net.parameters(), lr=1e-3 / (epoch + 1))
    run(net, optimizer)
for epoch in range(30):
    fast = copy.deepcopy(net)
    inner = torch.optim.Adam(fast.parameters(), lr=1e-2)
    run(fast, inner)
    for p, q in zip(net.parameters(), fast.parameters()):
        p.data.lerp_(q.data, 0.1)
for epoch in range(5):
    net.append(nn.Linear(8, 8))
    optimizer = torch.optim.Adam(net.parameters())
    run(net, optimizer)
