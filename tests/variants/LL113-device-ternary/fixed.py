import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def pick():
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def main():
    device = pick()
    torch.manual_seed(0)
    x = torch.randn(80, 5)
    net = nn.Linear(5, 1).to(device)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        for a, b in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True):
            opt.zero_grad()
            nn.functional.mse_loss(net(a.to(device)), b.to(device)).backward()
            opt.step()


if __name__ == "__main__":
    main()
