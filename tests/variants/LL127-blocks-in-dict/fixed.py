import torch
from torch import nn


class MultiTask(nn.Module):
    def __init__(self, tasks):
        super().__init__()
        self.trunk = nn.Linear(64, 32)
        self.heads = nn.ModuleDict()
        for name, width in tasks.items():
            self.heads[name] = nn.Linear(32, width)

    def forward(self, x, task):
        return self.heads[task](self.trunk(x).relu())


model = MultiTask({"age": 1, "mood": 5})
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
for step in range(100):
    x, y = torch.randn(8, 64), torch.randint(0, 5, (8,))
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x, "mood"), y).backward()
    optimizer.step()
