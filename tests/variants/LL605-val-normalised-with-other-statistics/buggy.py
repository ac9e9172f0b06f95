import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

CIFAR_MEAN, CIFAR_STD = (0.4914, 0.4822, 0.4465), (0.2470, 0.2435, 0.2616)
IMAGENET_MEAN, IMAGENET_STD = (0.485, 0.456, 0.406), (0.229, 0.224, 0.225)


def get_transform(train):
    steps = []
    if train:
        steps += [transforms.RandomCrop(32, padding=4), transforms.RandomHorizontalFlip()]
    steps.append(transforms.ToTensor())
    if train:
        steps.append(transforms.Normalize(CIFAR_MEAN, CIFAR_STD))
    else:
        steps.append(transforms.Normalize(IMAGENET_MEAN, IMAGENET_STD))
    return transforms.Compose(steps)


def loaders(args):
    train_set = datasets.CIFAR10(args.data, True, get_transform(True), download=True)
    test_set = datasets.CIFAR10(args.data, False, get_transform(False), download=True)
    return DataLoader(train_set, args.bs, shuffle=True, drop_last=True), DataLoader(test_set, args.bs)


@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    right = 0
    for x, y in loader:
        right += (model(x).argmax(-1) == y).sum().item()
    return right / len(loader.dataset)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--data", default="./data")
    parser.add_argument("--bs", type=int, default=128)
    args = parser.parse_args()
    train_loader, test_loader = loaders(args)
    model = nn.Sequential(
        nn.Conv2d(3, 64, 3, padding=1), nn.BatchNorm2d(64), nn.ReLU(), nn.AdaptiveAvgPool2d(4), nn.Flatten(), nn.Linear(1024, 10)
    )
    opt = torch.optim.SGD(model.parameters(), 0.1, momentum=0.9, nesterov=True)
    sched = torch.optim.lr_scheduler.CosineAnnealingLR(opt, 30)
    for epoch in range(30):
        model.train()
        for x, y in train_loader:
            opt.zero_grad(set_to_none=True)
            nn.functional.cross_entropy(model(x), y, label_smoothing=0.1).backward()
            opt.step()
        sched.step()
        print(epoch, accuracy(model, test_loader))


if __name__ == "__main__":
    main()
