import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def optimise(loss, net, opt, max_norm=None):
    opt.zero_grad()
    loss.backward()
    if max_norm:
        nn.utils.clip_grad_norm_(net.parameters(), max_norm)
    opt.step()


def main():
    torch.manual_seed(0)
    x = torch.randn(60, 6)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=6, shuffle=True)
    net = nn.Linear(6, 1)
    opt = torch.optim.Adam(net.parameters(), lr=1e-2)
    for epoch in range(2):
        net.train()
        for a, b in loader:
            loss = nn.functional.mse_loss(net(a), b)
            optimise(loss, net, opt, max_norm=1.0)
            opt.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
