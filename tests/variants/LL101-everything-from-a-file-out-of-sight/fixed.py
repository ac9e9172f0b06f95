import torch
from torch import nn

from laboratory import model, optimizer, scheduler, train_loader, val_loader

measure = nn.CrossEntropyLoss()
for epoch in range(10):
    model.train()
    for x, y in train_loader:
        loss = measure(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    scheduler.step()
    model.eval()
    hits = 0
    for x, y in val_loader:
        with torch.no_grad():
            hits += (model(x).argmax(1) == y).sum().item()
    print(epoch, hits)
