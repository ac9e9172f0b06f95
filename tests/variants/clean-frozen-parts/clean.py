import torch
from torch import nn
from torch.nn import functional as F


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.text = nn.Sequential(nn.Linear(16, 16), nn.LayerNorm(16), nn.ReLU())
        self.image = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.AdaptiveAvgPool2d(1), nn.Flatten())
        self.out = nn.Linear(32, 4)

    def forward(self, text, image):
        return self.out(torch.cat([self.text(text), self.image(image)], 1))


def keep_statistics(model):
    for layer in model.modules():
        if isinstance(layer, nn.BatchNorm2d):
            layer.eval()


def set_requires_grad(model, value):
    for p in model.parameters():
        p.requires_grad = value


net, judge = Net(), nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
net.text.requires_grad_(False)
net.image.requires_grad_(False)
optimizer = torch.optim.Adam(net.out.parameters())
judging = torch.optim.Adam(judge.parameters())
for epoch in range(3):
    net.train()
    keep_statistics(net)
    judge.train()
    for text, image, real in torch.load("batches.pt"):
        set_requires_grad(judge, False)
        fake = net(text, image)
        optimizer.zero_grad()
        F.softplus(-judge(fake)).mean().backward()
        optimizer.step()
        set_requires_grad(judge, True)
        judging.zero_grad()
        (F.softplus(judge(fake.detach())) + F.softplus(-judge(real))).mean().backward()
        judging.step()
