import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def epoch_pass(net, loader, opt, n):
    net.train()
    for i, (a, b) in enumerate(loader):
        (nn.functional.mse_loss(net(a), b) / n).backward()
        if not (i + 1) % n or i + 1 == len(loader):
            opt.step()
            opt.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(100, 5)
    net = nn.Linear(5, 1)
    opt = torch.optim.SGD(net.parameters(), lr=0.01)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    for e in range(3):
        epoch_pass(net, loader, opt, 4)
