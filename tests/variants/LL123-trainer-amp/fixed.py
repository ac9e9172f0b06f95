import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Accumulator:
    def __init__(self, net, every=4):
        self.net, self.every = net, every
        self.optim = torch.optim.AdamW(net.parameters(), lr=1e-3)

    def micro(self, x, y):
        loss = nn.functional.cross_entropy(self.net(x), y) / self.every
        loss.backward()

    def maybe_step(self, i, n):
        if (i + 1) % self.every == 0 or i == n - 1:
            nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optim.step()
            self.optim.zero_grad()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.net.train()
            for i, (x, y) in enumerate(loader):
                self.micro(x, y)
                self.maybe_step(i, len(loader))


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(120, 4)
    data = TensorDataset(x, x[:, :2].argmax(1))
    Accumulator(nn.Linear(4, 2)).fit(DataLoader(data, batch_size=8, shuffle=True), 2)
