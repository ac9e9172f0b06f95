import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Loop:
    def __init__(self, net, loader, grad_accum=4):
        self.net, self.loader, self.grad_accum = net, loader, grad_accum
        self.optimizer = torch.optim.SGD(net.parameters(), lr=1e-2)
        self.criterion = nn.CrossEntropyLoss()

    def one_epoch(self):
        self.net.train()
        self.optimizer.zero_grad()
        for i, (x, y) in enumerate(self.loader):
            loss = self.criterion(self.net(x), y)
            loss.backward()
            if (i + 1) % self.grad_accum == 0 or i + 1 == len(self.loader):
                self.optimizer.step()
                self.optimizer.zero_grad()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(160, 8)
    loop = Loop(nn.Linear(8, 3), DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=8, shuffle=True))
    for epoch in range(2):
        loop.one_epoch()
