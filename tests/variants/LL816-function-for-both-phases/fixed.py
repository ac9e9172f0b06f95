import torch
import torchmetrics
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train_one_epoch(model, loader, optimizer, metrics):
    model.train()
    for x, y in loader:
        out = model(x)
        loss = nn.functional.binary_cross_entropy_with_logits(out, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        metrics(out, y.int())


@torch.no_grad()
def validate(model, val_loader, metrics):
    model.eval()
    for x, y in val_loader:
        metrics(model(x), y.int())
    return {name: value.item() for name, value in metrics.compute().items()}


def main():
    x = torch.randn(200, 5)
    data = TensorDataset(x, (x[:, :1] > 0).float())
    held_out = TensorDataset(x[:50] + 0.1, (x[:50, :1] > 0).float())
    train_loader, val_loader = DataLoader(data, batch_size=20, shuffle=True), DataLoader(held_out, batch_size=50)
    model = nn.Linear(5, 1)
    optimizer = torch.optim.Adam(model.parameters())
    metrics = torchmetrics.MetricCollection([torchmetrics.Accuracy(task="binary"), torchmetrics.F1Score(task="binary")])
    for epoch in range(3):
        metrics.reset()
        train_one_epoch(model, train_loader, optimizer, metrics)
        metrics.reset()
        print(epoch, validate(model, val_loader, metrics))


main()
