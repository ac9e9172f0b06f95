import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(net, loader, opt, n):
    accum_step = 0
    for i, (a, b) in enumerate(loader):
        accum_step += 1
        if accum_step == 1:
            opt.zero_grad()
        (nn.functional.mse_loss(net(a), b) / n).backward()
        if accum_step == n or i + 1 == len(loader):
            opt.step()
            accum_step = 0


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(72, 4)
    net = nn.Linear(4, 1)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    for epoch in range(2):
        train(net, loader, opt, 4)
