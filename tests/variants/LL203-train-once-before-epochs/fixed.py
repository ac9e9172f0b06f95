import torch
import torch.nn as nn
from torch.utils.data import DataLoader, TensorDataset

g = torch.Generator().manual_seed(0)
x = torch.randn(500, 3, 8, 8, generator=g)
y = (x[:, 0].mean((1, 2)) > 0).long()
train_dl = DataLoader(TensorDataset(x[:400], y[:400]), batch_size=25, shuffle=True)
val_dl = DataLoader(TensorDataset(x[400:], y[400:]), batch_size=50)
cnn = nn.Sequential(nn.Conv2d(3, 8, 3), nn.BatchNorm2d(8), nn.ReLU(), nn.Flatten(), nn.Dropout(0.3), nn.Linear(288, 2))
sgd = torch.optim.SGD(cnn.parameters(), lr=0.01, momentum=0.9)
cnn.train()
for epoch in range(4):
    cnn.train()
    for images, labels in train_dl:
        sgd.zero_grad()
        nn.functional.cross_entropy(cnn(images), labels).backward()
        sgd.step()
    cnn.eval()
    good = 0
    with torch.no_grad():
        for images, labels in val_dl:
            good += cnn(images).argmax(1).eq(labels).sum().item()
    print(epoch, good)
