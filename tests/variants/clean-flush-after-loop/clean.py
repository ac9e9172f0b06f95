import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, optimizer, accum):
    model.train()
    optimizer.zero_grad()
    pending = 0
    for x, y in loader:
        loss = nn.functional.mse_loss(model(x), y) / accum
        loss.backward()
        pending += 1
        if pending == accum:
            optimizer.step()
            optimizer.zero_grad()
            pending = 0
    if pending:
        optimizer.step()
        optimizer.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(70, 3)
    net = nn.Linear(3, 1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        train(net, loader, opt, 4)
