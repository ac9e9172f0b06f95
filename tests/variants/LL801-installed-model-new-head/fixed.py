import torch
import torch.nn.functional as F
import torchvision
from torch import nn, optim
from torch.utils.data import DataLoader
from torchvision import datasets, transforms


def build(classes):
    net = torchvision.models.resnet18(weights="DEFAULT")
    net.fc = nn.Sequential(
        nn.Linear(net.fc.in_features, 128),
        nn.ReLU(),
        nn.Linear(128, classes),
    )
    return net


def main():
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    data = datasets.ImageFolder("leaves", transforms.ToTensor())
    loader = DataLoader(data, batch_size=32, shuffle=True)
    net = torch.compile(build(len(data.classes)).to(device))
    opt = optim.SGD(net.parameters(), lr=0.01, momentum=0.9)
    for epoch in range(10):
        net.train()
        for images, labels in loader:
            images, labels = images.to(device), labels.to(device)
            opt.zero_grad()
            F.cross_entropy(net(images), labels).backward()
            opt.step()


main()
