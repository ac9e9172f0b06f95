import argparse

import torch
import torch.nn as nn
import torchvision
from torch.utils.data import DataLoader
from torchvision import transforms


def build_model(arch, num_classes, device):
    model = getattr(torchvision.models, arch)(num_classes=num_classes)
    model = model.to(device)
    return model


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--arch", default="resnet50")
    parser.add_argument("--lr", type=float, default=0.1)
    args = parser.parse_args()
    device = torch.device("cuda:0" if torch.cuda.is_available() else "cpu")
    tf = transforms.Compose([transforms.RandomCrop(32, 4), transforms.ToTensor()])
    data = torchvision.datasets.CIFAR100("data", transform=tf, download=True)
    loader = DataLoader(data, 256, shuffle=True, num_workers=8)
    model = build_model(args.arch, 100, device)
    criterion = nn.CrossEntropyLoss().to(device)
    optimizer = torch.optim.SGD(model.parameters(), args.lr, momentum=0.9, weight_decay=5e-4)
    scheduler = torch.optim.lr_scheduler.MultiStepLR(optimizer, [60, 120, 160], gamma=0.2)
    for epoch in range(200):
        model.train()
        for images, target in loader:
            images, target = images.to(device), target.to(device)
            loss = criterion(model(images), target)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        scheduler.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
