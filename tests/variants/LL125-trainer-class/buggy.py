import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Model:
    def __init__(self):
        self.net = nn.Sequential(nn.Linear(6, 18), nn.ReLU(), nn.Linear(18, 1))
        self.opt = torch.optim.Adam(self.net.parameters(), lr=1e-3)

    def train_epoch(self, loader):
        self.net.train()
        for x, y in loader:
            self.opt.zero_grad()
            loss = nn.functional.mse_loss(self.net(x), y)
            loss.backward()
        self.opt.step()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(60, 6)
    m = Model()
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=6, shuffle=True)
    for epoch in range(3):
        print(epoch, m.train_epoch(loader))
