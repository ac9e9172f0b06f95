import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from procedures import test, train

torch.manual_seed(0)
x = torch.randn(300, 1, 8, 8)
y = (x.mean((1, 2, 3)) > 0).long()
trainset, testset = TensorDataset(x[:200], y[:200]), TensorDataset(x[200:], y[200:])
model = nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(), nn.Linear(144, 2))
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
criterion = nn.CrossEntropyLoss()
trainloader = DataLoader(trainset, batch_size=20, shuffle=True)
testloader = DataLoader(testset, batch_size=50)
for epoch in range(1, 4):
    train(model, trainloader, criterion, optimizer, epoch)
    test(model, testloader, criterion)
