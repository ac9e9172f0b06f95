import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def back(net, loss, clip):
    loss.backward()


def main(accum=4, clip=0.5):
    torch.manual_seed(0)
    x = torch.randn(96, 5)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    net = nn.Linear(5, 1)
    opt = torch.optim.SGD(net.parameters(), lr=0.01)
    opt.zero_grad()
    for epoch in range(2):
        net.train()
        for i, (a, b) in enumerate(loader):
            back(net, nn.functional.mse_loss(net(a), b) / accum, clip)
            if (i + 1) % accum == 0 or i + 1 == len(loader):
                nn.utils.clip_grad_value_(net.parameters(), clip)
                opt.step()
                opt.zero_grad()


if __name__ == "__main__":
    main()
