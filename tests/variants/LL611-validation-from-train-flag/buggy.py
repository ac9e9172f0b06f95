import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

tf = transforms.ToTensor()
train_data = datasets.MNIST("d", train=True, download=True, transform=tf)
val_data = datasets.MNIST("d", train=True, download=True, transform=tf)
train_loader = DataLoader(train_data, 64, shuffle=True)
val_loader = DataLoader(val_data, 256)
model = nn.Sequential(nn.Flatten(), nn.Linear(784, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        good = sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader)
    print("validation accuracy", good / len(val_data))
