import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def spikes(history, value):
    return len(history) > 5 and value > 3 * sum(history[-5:]) / 5


def train(net, loader, opt):
    net.train()
    history = []
    for a, b in loader:
        loss = nn.functional.mse_loss(net(a), b)
        loss.backward()
        value = loss.item()
        if spikes(history, value):
            continue
        history.append(value)
        opt.step()
        opt.zero_grad()
    return sum(history) / len(history)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 5)
    net = nn.Linear(5, 1)
    opt = torch.optim.SGD(net.parameters(), lr=1e-2)
    for epoch in range(2):
        print(train(net, DataLoader(TensorDataset(x, x.exp().sum(1, keepdim=True)), batch_size=9, shuffle=True), opt))
