import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Experiment:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.Adam(net.parameters(), lr=1e-3)

    def epoch(self, loader, training=True):
        total = 0.0
        for x, y in loader:
            loss = nn.functional.mse_loss(self.net(x), y)
            if training:
                self.opt.zero_grad()
                loss.backward()
                self.opt.step()
            total += loss.item()
        return total / len(loader)

    def run(self, train_loader, valid_loader, epochs):
        for e in range(epochs):
            self.net.train()
            fit = self.epoch(train_loader)
            self.net.eval()
            with torch.no_grad():
                valid = self.epoch(valid_loader, training=False)
            print(e, fit, valid)


if __name__ == "__main__":
    x = torch.randn(300, 5)
    y = x.sum(1, keepdim=True)
    Experiment(nn.Sequential(nn.Linear(5, 32), nn.ReLU(), nn.Linear(32, 1))).run(
        DataLoader(TensorDataset(x[:240], y[:240]), batch_size=24, shuffle=True),
        DataLoader(TensorDataset(x[240:], y[240:]), batch_size=30),
        3,
    )
