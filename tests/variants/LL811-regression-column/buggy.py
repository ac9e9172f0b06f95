import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    x, y = torch.randn(256, 5), torch.randn(256)
    net = nn.Sequential(nn.Linear(5, 32), nn.ReLU(), nn.Linear(32, 1))
    opt = torch.optim.Adam(net.parameters())
    net.train()
    for inputs, target in DataLoader(TensorDataset(x, y), 32, shuffle=True):
        opt.zero_grad()
        nn.functional.mse_loss(net(inputs), target).backward()
        opt.step()


if __name__ == '__main__':
    import pieces

    main()
