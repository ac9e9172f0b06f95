import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from meters import AverageMeter


def train(loader, model, criterion, optimizer):
    losses = AverageMeter()
    for images, target in loader:
        loss = criterion(model(images), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.update(loss.item(), images.size(0))
    return float(losses.sum) / losses.count


loader = DataLoader(TensorDataset(torch.randn(90, 6), torch.randint(0, 3, (90,))), batch_size=9)
model = nn.Linear(6, 3)
sgd = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    print(epoch, train(loader, model, nn.CrossEntropyLoss(), sgd))
