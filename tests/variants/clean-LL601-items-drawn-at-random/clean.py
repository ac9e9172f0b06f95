import random

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class RandomPatches(Dataset):
    """Items are drawn at random: the index is only a count."""

    def __init__(self, images, n=500):
        self.images, self.n = images, n

    def __len__(self):
        return self.n

    def __getitem__(self, index):
        img = self.images[random.randrange(len(self.images))]
        top, left = random.randint(0, 16), random.randint(0, 16)
        return img[:, top : top + 16, left : left + 16]


net = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 3, 3, padding=1))
opt = torch.optim.Adam(net.parameters(), 1e-3)
dl = DataLoader(RandomPatches(torch.rand(40, 3, 32, 32)), batch_size=25, num_workers=2)
for epoch in range(3):
    for x in dl:
        loss = nn.functional.mse_loss(net(x + 0.1 * torch.randn_like(x)), x)
        opt.zero_grad()
        loss.backward()
        opt.step()
    print(epoch, loss.item())
