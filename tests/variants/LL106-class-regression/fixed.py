import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Regression:
    def __init__(self, n):
        self.net = nn.Sequential(nn.Linear(n, 20), nn.ReLU(), nn.Linear(20, 1))
        self.optim = torch.optim.AdamW(self.net.parameters(), lr=1e-3)
        self.mse = nn.MSELoss()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.net.train()
            running = 0.0
            for x, y in loader:
                self.optim.zero_grad()
                loss = self.mse(self.net(x), y)
                loss.backward()
                self.optim.step()
                running += loss.item()
            print(epoch, running / len(loader))


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 3)
    Regression(3).fit(DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=9, shuffle=True), 2)
