import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def limit(net, value):
    nn.utils.clip_grad_value_(net.parameters(), value)


def train(net, loader, opt):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        loss = nn.functional.mse_loss(net(x), y)
        loss.backward()
        limit(net, 0.5)
        opt.step()
    return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(80, 4)
    net = nn.Linear(4, 1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        print(train(net, loader, opt))
