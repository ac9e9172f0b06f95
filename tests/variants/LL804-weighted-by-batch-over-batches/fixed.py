import torch
import torch.nn as nn
from torch.utils.data import DataLoader, TensorDataset
from tqdm import tqdm


class AverageValue:
    def __init__(self):
        self.total, self.n = 0.0, 0

    def add(self, value, k=1):
        self.total += value
        self.n += k

    def mean(self):
        return self.total / max(self.n, 1)


def train_one(model, loader, opt):
    meter = AverageValue()
    model.train()
    for x, y in tqdm(loader):
        loss = nn.functional.mse_loss(model(x), y)
        opt.zero_grad()
        loss.backward()
        opt.step()
        meter.add(loss.item() * x.size(0), x.size(0))
    return meter.mean()


model = nn.Linear(4, 1)
opt = torch.optim.SGD(model.parameters(), 1e-2)
loader = DataLoader(TensorDataset(torch.randn(1010, 4), torch.randn(1010, 1)), 20, shuffle=True)
for epoch in range(10):
    print(epoch, train_one(model, loader, opt))
