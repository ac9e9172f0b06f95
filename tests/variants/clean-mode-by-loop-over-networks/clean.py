import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Pair:
    def __init__(self):
        self.enc = nn.Sequential(nn.Linear(10, 16), nn.BatchNorm1d(16), nn.ReLU())
        self.dec = nn.Sequential(nn.Dropout(0.1), nn.Linear(16, 10))
        self.opt = torch.optim.Adam([*self.enc.parameters(), *self.dec.parameters()], lr=1e-3)

    def set_mode(self, training):
        for net in (self.enc, self.dec):
            net.train(training)

    def fit(self, loader):
        self.set_mode(True)
        for (x,) in loader:
            loss = nn.functional.mse_loss(self.dec(self.enc(x)), x)
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()

    @torch.no_grad()
    def validate(self, loader):
        self.set_mode(False)
        return sum(nn.functional.mse_loss(self.dec(self.enc(x)), x).item() for (x,) in loader) / len(loader)


if __name__ == "__main__":
    data = torch.randn(300, 10)
    pair = Pair()
    for epoch in range(3):
        pair.fit(DataLoader(TensorDataset(data[:250]), batch_size=25, shuffle=True))
        print(pair.validate(DataLoader(TensorDataset(data[250:]), batch_size=25)))
