import torch
from torch.utils.data import DataLoader


def fit(net, data, epochs):
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-4)
    for epoch in range(epochs):
        for x in DataLoader(data, batch_size=4):
            optimizer.zero_grad()
            net(x).pow(2).sum().backward()
            optimizer.step()


fit(torch.nn.Linear(3, 3), torch.rand(100, 3), 5)
