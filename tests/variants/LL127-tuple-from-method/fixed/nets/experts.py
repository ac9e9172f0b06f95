from torch import nn


class Expert(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        return self.down(self.up(x).relu())


class Mixture(nn.Module):
    def __init__(self, width, count):
        super().__init__()
        self.gate = nn.Linear(width, count)
        self.experts = self.build(width, count)

    def build(self, width, count):
        return nn.ModuleList(Expert(width) for _ in range(count))

    def forward(self, x):
        weights = self.gate(x).softmax(-1)
        return sum(weights[..., i : i + 1] * expert(x) for i, expert in enumerate(self.experts))
