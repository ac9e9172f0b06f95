import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fit(net, loader, opt):
    net.train()
    for a, b in loader:
        opt.zero_grad()
        loss = nn.functional.mse_loss(net(a), b)
        loss.backward
        opt.step()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(80, 5)
    net = nn.Linear(5, 1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        fit(net, loader, opt)
