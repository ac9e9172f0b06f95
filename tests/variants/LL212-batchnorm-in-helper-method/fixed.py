import torch.nn as nn
import torch.nn.functional as F


class UNetBlock(nn.Module):
    def __init__(self, c_in, c_out):
        super().__init__()
        self.c1 = nn.Conv2d(c_in, c_out, 3, padding=1)
        self.c2 = nn.Conv2d(c_out, c_out, 3, padding=1)
        self.n1, self.n2 = self.make_norm(c_out), self.make_norm(c_out)

    def forward(self, x):
        x = F.relu(self.n1(self.c1(x)))
        return F.relu(self.n2(self.c2(x)))

    def make_norm(self, channels):
        return nn.BatchNorm2d(channels)
