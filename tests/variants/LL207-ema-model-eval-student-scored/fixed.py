import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_net():
    return nn.Sequential(nn.Linear(20, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 5))


class Runner:
    def __init__(self):
        self.netG = make_net()
        self.netG_ema = copy.deepcopy(self.netG)
        for p in self.netG_ema.parameters():
            p.requires_grad_(False)
        self.opt = torch.optim.Adam(self.netG.parameters(), lr=1e-3)

    def update_ema(self, decay=0.99):
        with torch.no_grad():
            for pe, p in zip(self.netG_ema.parameters(), self.netG.parameters()):
                pe.lerp_(p, 1 - decay)
            for be, b in zip(self.netG_ema.buffers(), self.netG.buffers()):
                be.copy_(b)

    def train_epoch(self, loader):
        self.netG.train()
        for x, y in loader:
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.netG(x), y).backward()
            self.opt.step()
            self.update_ema()

    @torch.no_grad()
    def validate(self, loader):
        self.netG_ema.eval()
        hits = n = 0
        for x, y in loader:
            pred = self.netG_ema(x).argmax(1)
            hits += (pred == y).sum().item()
            n += len(y)
        return hits / n

    def save(self, path):
        torch.save(self.netG_ema.state_dict(), path)


def main():
    torch.manual_seed(0)
    x = torch.randn(500, 20)
    y = (x[:, :5]).argmax(1)
    train = DataLoader(TensorDataset(x[:400], y[:400]), batch_size=40, shuffle=True)
    val = DataLoader(TensorDataset(x[400:], y[400:]), batch_size=50)
    runner = Runner()
    for epoch in range(5):
        runner.train_epoch(train)
        print(epoch, runner.validate(val))
    runner.save("ema.pt")


if __name__ == "__main__":
    main()
