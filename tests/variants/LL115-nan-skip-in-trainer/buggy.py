import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Guarded:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.Adam(net.parameters(), lr=1e-3)
        self.bad = 0

    def apply(self):
        norm = nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        if torch.isnan(norm) or torch.isinf(norm):
            self.bad += 1
            return
        self.opt.step()
        self.opt.zero_grad()

    def epoch(self, loader):
        self.net.train()
        for x, y in loader:
            loss = nn.functional.mse_loss(self.net(x), y)
            loss.backward()
            self.apply()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(64, 3)
    guarded = Guarded(nn.Linear(3, 1))
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    for epoch in range(2):
        print(guarded.epoch(loader), guarded.bad)
