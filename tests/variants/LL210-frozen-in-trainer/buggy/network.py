from torch import nn


class Stem(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 32, 3, stride=2)
        self.norm = nn.BatchNorm2d(32)

    def forward(self, x):
        return self.norm(self.conv(x)).relu()


class Detector(nn.Module):
    def __init__(self, freeze=True):
        super().__init__()
        self.stem = Stem()
        self.rest = nn.Sequential(nn.Conv2d(32, 32, 3), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten())
        self.out = nn.Linear(32, 4)
        if freeze:
            for parameter in self.stem.parameters():
                parameter.requires_grad = False

    def forward(self, x):
        return self.out(self.rest(self.stem(x)))
