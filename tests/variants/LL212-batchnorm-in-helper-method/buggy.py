import torch.nn as nn
import torch.nn.functional as F


class UNetBlock(nn.Module):
    def __init__(self, c_in, c_out):
        super().__init__()
        self.c1 = nn.Conv2d(c_in, c_out, 3, padding=1)
        self.c2 = nn.Conv2d(c_out, c_out, 3, padding=1)

    def forward(self, x):
        x = self.activate(self.c1(x))
        return self.activate(self.c2(x))

    def activate(self, x):
        return F.relu(self.normalise(x))

    def normalise(self, x):
        return nn.BatchNorm2d(x.shape[1]).to(x.device)(x)
