import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class AverageMeter:
    def __init__(self):
        self.sum, self.count = 0.0, 0

    def update(self, value, n=1):
        self.sum += value * n
        self.count += n

    @property
    def avg(self):
        return self.sum / self.count


def evaluate(model, loader, criterion):
    meter, plain, total, n = AverageMeter(), AverageMeter(), 0.0, 0
    with torch.no_grad():
        for x, y in loader:
            per_sample = nn.functional.mse_loss(model(x), y, reduction="none").mean(dim=1)
            total += per_sample.sum().item()
            n += len(x)
            loss = criterion(model(x), y)
            meter.update(loss.item(), x.size(0))
            plain.update(loss.item())
    return meter.avg, plain.avg, total / n, total / len(loader.dataset)


data = TensorDataset(torch.randn(50, 3), torch.randn(50, 2))
model, criterion = nn.Linear(3, 2), nn.MSELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader, single = DataLoader(data, batch_size=10), DataLoader(data)
for epoch in range(2):
    running, ones, by_size = 0.0, 0.0, 0.0
    for i, (x, y) in enumerate(loader):
        optimizer.zero_grad()
        loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()
        running += loss.item()
        by_size += loss.item() * loader.batch_size
        if i % 2 == 1:
            print(running / 2)
            running = 0.0
    for x, y in single:
        ones += criterion(model(x), y).item()
    print(evaluate(model, loader, criterion), ones / len(data), by_size / (len(loader) * loader.batch_size))
