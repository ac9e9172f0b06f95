import torch.nn as nn


class Regressor(nn.Module):
    def __init__(self, hidden=40):
        super().__init__()
        self.first = nn.Linear(6, hidden)
        self.norm = nn.BatchNorm1d(hidden)
        self.last = nn.Linear(hidden, 1)

    def forward(self, x):
        return self.last(self.norm(self.first(x)).relu())
