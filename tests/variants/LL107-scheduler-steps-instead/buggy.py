import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def build():
    net = nn.Sequential(nn.Linear(5, 10), nn.Tanh(), nn.Linear(10, 1))
    return net, torch.optim.SGD(net.parameters(), lr=0.1)


def main():
    torch.manual_seed(0)
    x = torch.randn(100, 5)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=10, shuffle=True)
    net, optimizer = build()
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=3)
    for epoch in range(3):
        net.train()
        for a, b in loader:
            optimizer.zero_grad()
            loss = nn.functional.mse_loss(net(a), b)
            loss.backward()
        schedule.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
