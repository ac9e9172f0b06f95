import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Noisy(Dataset):
    def __init__(self, x):
        self.x, self.level = x, 0.0

    def set_level(self, level):
        self.level = level

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i] + self.level * torch.randn_like(self.x[i]), self.x[i]


data = Noisy(torch.randn(4096, 32))
val = DataLoader(Noisy(torch.randn(256, 32)), 256, num_workers=2, persistent_workers=True)
net = nn.Sequential(nn.Linear(32, 64), nn.ReLU(), nn.Linear(64, 32))
opt = torch.optim.Adam(net.parameters())
for epoch in range(10):
    data.set_level(0.1 * epoch)
    loader = DataLoader(data, 64, shuffle=True, num_workers=4, persistent_workers=True)
    for noisy, clean in loader:
        opt.zero_grad()
        nn.functional.mse_loss(net(noisy), clean).backward()
        opt.step()
    with torch.no_grad():
        print(epoch, sum(nn.functional.mse_loss(net(a), b).item() for a, b in val))
