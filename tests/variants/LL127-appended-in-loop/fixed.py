import torch
import torch.nn as nn


class Discriminator(nn.Module):
    def __init__(self, widths=(1, 16, 32, 64)):
        super(Discriminator, self).__init__()
        self.stages = nn.ModuleList()
        for i in range(len(widths) - 1):
            conv = nn.Conv1d(widths[i], widths[i + 1], 5, stride=2)
            self.stages.append(nn.Sequential(conv, nn.LeakyReLU(0.2)))
        self.judge = nn.Linear(widths[-1], 1)

    def forward(self, x):
        features = []
        for stage in self.stages:
            x = stage(x)
            features.append(x)
        return self.judge(x.mean(-1)), features


disc = Discriminator()
optimizer = torch.optim.Adam(disc.parameters(), lr=2e-4)
for wave in torch.load("waves.pt"):
    optimizer.zero_grad()
    score, _ = disc(wave)
    loss = (1 - score).pow(2).mean()
    loss.backward()
    optimizer.step()
