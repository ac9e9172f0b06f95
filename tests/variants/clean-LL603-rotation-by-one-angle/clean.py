import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


def rotated(train, angle):
    turn = transforms.Compose([transforms.RandomRotation(degrees=(angle, angle)), transforms.ToTensor()])
    return datasets.MNIST("data", train=train, transform=turn)


model = nn.Sequential(nn.Flatten(), nn.Linear(784, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for angle in (0, 80, 160):
    for x, y in DataLoader(rotated(True, angle), batch_size=64, shuffle=True):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    with torch.no_grad():
        test_loader = DataLoader(rotated(False, angle), batch_size=256)
        print(angle, sum((model(x).argmax(1) == y).sum().item() for x, y in test_loader))
