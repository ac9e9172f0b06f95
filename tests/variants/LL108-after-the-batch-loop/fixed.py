import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(net, loader, opt, limit):
    net.train()
    for a, b in loader:
        opt.zero_grad()
        loss = nn.functional.cross_entropy(net(a), b)
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), limit)
        opt.step()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 5)
    net = nn.Linear(5, 2)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=9, shuffle=True)
    for epoch in range(3):
        train(net, loader, opt, 1.0)
