import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Waves(Dataset):
    def __init__(self, n):
        self.n = n

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        t = torch.linspace(0, 1, 400)
        return torch.sin(2 * torch.pi * (i % 10 + 1) * t), i % 10


class AddNoise:
    def __init__(self, level, seed=0):
        self.level = level
        self.rng = None

    def __call__(self, batch):
        if self.rng is None:
            self.rng = np.random.default_rng(torch.initial_seed() % 2**32)
        waves = torch.stack([w for w, _ in batch])
        noise = torch.from_numpy(self.rng.normal(0, self.level, waves.shape)).float()
        return waves + noise, torch.tensor([y for _, y in batch])


loader = DataLoader(Waves(5000), batch_size=50, shuffle=True, num_workers=4, collate_fn=AddNoise(0.3))
net = nn.Sequential(nn.Linear(400, 64), nn.ReLU(), nn.Linear(64, 10))
opt = torch.optim.Adam(net.parameters())
for epoch in range(5):
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
