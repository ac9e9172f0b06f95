import copy

import torch
import torchvision
from torch import nn


class Perceptual(nn.Module):
    def __init__(self):
        super().__init__()
        self.vgg = torchvision.models.vgg16(weights="DEFAULT").features[:16].eval()
        for p in self.vgg.parameters():
            p.requires_grad = False

    def forward(self, out, target):
        return (self.vgg(out) - self.vgg(target)).abs().mean()


class Margin(nn.Module):
    def __init__(self, margin=0.3):
        super().__init__()
        self.margin = margin
        self.pool = nn.AdaptiveAvgPool2d(1)

    def forward(self, out, target):
        return torch.relu(self.margin + self.pool(out) - self.pool(target)).mean()


gen = nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.Conv2d(8, 3, 3, padding=1))
disc = nn.Sequential(nn.Conv2d(3, 8, 3), nn.LeakyReLU(0.2), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(8, 1))
judge = nn.Sequential(nn.Conv2d(3, 8, 3), nn.Flatten(), nn.Linear(8 * 30 * 30, 10))
judge.load_state_dict(torch.load("judge.pt"))
perceptual, margin = Perceptual(), Margin()
average = copy.deepcopy(gen)
opt_g = torch.optim.Adam(gen.parameters(), lr=2e-4)
opt_d = torch.optim.Adam(disc.parameters(), lr=2e-4)
for real, noise in torch.load("pairs.pt"):
    for p in disc.parameters():
        p.requires_grad = True
    fake = gen(noise)
    opt_d.zero_grad()
    (torch.relu(1 - disc(real)) + torch.relu(1 + disc(fake.detach()))).mean().backward()
    opt_d.step()
    for p in disc.parameters():
        p.requires_grad = False
    opt_g.zero_grad()
    loss = perceptual(fake, real) + margin(fake, real) - disc(fake).mean() - judge(fake).logsumexp(1).mean()
    loss.backward()
    opt_g.step()
    with torch.no_grad():
        for a, p in zip(average.parameters(), gen.parameters()):
            a.lerp_(p, 0.001)
torch.save(average.state_dict(), "average.pt")
