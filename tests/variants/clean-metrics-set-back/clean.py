import torch
import torchmetrics
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Meter:
    def __init__(self):
        self.sum, self.n = 0.0, 0

    def update(self, value, n=1):
        self.sum += value * n
        self.n += n

    @property
    def avg(self):
        return self.sum / self.n


def train_epoch(model, loader, optimizer, metric, total=0.0):
    meter = Meter()
    for x, y in loader:
        optimizer.zero_grad()
        out = model(x)
        loss = nn.functional.cross_entropy(out, y)
        loss.backward()
        optimizer.step()
        meter.update(loss.item(), len(x))
        metric.update(out, y)
        total += loss.item()
    value = metric.compute()
    metric.reset()
    return meter.avg, value, total / len(loader)


def evaluate(model, loader, metric):
    with torch.no_grad():
        for x, y in loader:
            metric.update(model(x), y)
    value = metric.compute()
    metric.reset()
    return value


data = TensorDataset(torch.randn(100, 4), torch.randint(0, 3, (100,)))
held_out = TensorDataset(torch.randn(50, 4), torch.randint(0, 3, (50,)))
loader, val_loader = DataLoader(data, batch_size=10, shuffle=True), DataLoader(held_out, batch_size=10)
model = nn.Linear(4, 3)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accuracy = torchmetrics.Accuracy(task="multiclass", num_classes=3)
tr_loss, logging_loss, step, every = 0.0, 0.0, 0, 5
for epoch in range(3):
    print(train_epoch(model, loader, optimizer, accuracy), evaluate(model, val_loader, accuracy))
    f1 = torchmetrics.F1Score(task="multiclass", num_classes=3)
    for x, y in loader:
        out = model(x)
        loss = nn.functional.cross_entropy(out, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        f1.update(out, y)
        tr_loss += loss.item()
        step += 1
        if step % every == 0:
            print((tr_loss - logging_loss) / every)
            logging_loss = tr_loss
    print(f1.compute())
print(tr_loss / step)
