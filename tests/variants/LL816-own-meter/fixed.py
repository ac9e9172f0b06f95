import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Meter:
    def __init__(self):
        self.reset()

    def reset(self):
        self.sum, self.count = 0.0, 0

    def update(self, v, n=1):
        self.sum += v * n
        self.count += n

    @property
    def avg(self):
        return self.sum / max(1, self.count)


def main():
    x, y = torch.randn(800, 13), torch.randn(800, 1)
    tr = DataLoader(TensorDataset(x[:640], y[:640]), 32, shuffle=True)
    va = DataLoader(TensorDataset(x[640:], y[640:]), 80)
    net = nn.Sequential(nn.Linear(13, 64), nn.ReLU(), nn.Dropout(0.1), nn.Linear(64, 1))
    opt = torch.optim.Adam(net.parameters())
    mse = nn.MSELoss()
    meter = Meter()
    for epoch in range(10):
        meter.reset()
        net.train()
        for xb, yb in tr:
            loss = mse(net(xb), yb)
            opt.zero_grad()
            loss.backward()
            opt.step()
            meter.update(loss.item(), len(xb))
        train_loss = meter.avg
        meter.reset()
        net.eval()
        with torch.no_grad():
            for xb, yb in va:
                meter.update(mse(net(xb), yb).item(), len(xb))
        print(f"{epoch} train {train_loss:.4f} val {meter.avg:.4f}")


main()
