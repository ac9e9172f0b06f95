import torch
from torch import nn
from torch.optim.lr_scheduler import ReduceLROnPlateau
from torch.utils.data import DataLoader, TensorDataset


class Pipeline:
    def __init__(self):
        self.net = nn.Sequential(nn.Linear(5, 32), nn.ReLU(), nn.Linear(32, 1))
        self.opt = torch.optim.Adam(self.net.parameters(), lr=1e-2)
        self.plateau = ReduceLROnPlateau(self.opt, mode="min", factor=0.5, patience=3)

    def batch(self, x, y):
        loss = nn.functional.mse_loss(self.net(x), y)
        self.opt.zero_grad()
        loss.backward()
        self.opt.step()
        return loss.item()

    def run(self, loader, epochs):
        for epoch in range(epochs):
            self.net.train()
            losses = [self.batch(x, y) for x, y in loader]
            self.plateau.step(sum(losses) / len(losses))
            print(epoch, sum(losses) / len(losses))


if __name__ == "__main__":
    x = torch.randn(300, 5)
    Pipeline().run(DataLoader(TensorDataset(x, x.prod(1, keepdim=True)), batch_size=30, shuffle=True), 4)
