import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, random_split
from torchvision import datasets, transforms

augmented = transforms.Compose([transforms.RandomCrop(28, padding=2), transforms.ToTensor()])
plain = transforms.ToTensor()
data = datasets.MNIST("data", train=True, transform=augmented)
train_data, valid_data = random_split(data, [54000, 6000], torch.Generator().manual_seed(1))
valid_data = copy.deepcopy(valid_data)
valid_data.dataset.transform = plain
train_loader = DataLoader(train_data, batch_size=64, shuffle=True)
valid_loader = DataLoader(valid_data, batch_size=64)
model = nn.Sequential(nn.Flatten(), nn.Linear(784, 10))
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(3):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    with torch.no_grad():
        print(sum((model(x).argmax(1) == y).sum().item() for x, y in valid_loader) / len(valid_data))
