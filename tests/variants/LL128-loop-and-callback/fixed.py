import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Hooks:
    def __init__(self, opt):
        self.opt = opt

    def on_batch_end(self, loss):
        print(loss)


def main():
    torch.manual_seed(0)
    x = torch.randn(40, 3)
    net = nn.Linear(3, 1)
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    hooks = Hooks(opt)
    for epoch in range(2):
        net.train()
        for a, b in DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True):
            opt.zero_grad()
            loss = nn.functional.mse_loss(net(a), b)
            loss.backward()
            opt.step()
            hooks.on_batch_end(loss.item())


if __name__ == "__main__":
    main()
