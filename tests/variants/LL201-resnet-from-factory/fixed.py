import argparse

import torch
import torch.nn.functional as F
import torchvision
from torch.utils.data import DataLoader


def build_model(arch, classes):
    net = getattr(torchvision.models, arch)(weights=None)
    net.fc = torch.nn.Linear(net.fc.in_features, classes)
    return net


def train_step(net, batch, opt):
    images, labels = batch
    opt.zero_grad(set_to_none=True)
    loss = F.cross_entropy(net(images), labels)
    loss.backward()
    opt.step()
    return loss.item()


@torch.no_grad()
def validate(net, loader):
    net.eval()
    top1 = n = 0
    for images, labels in loader:
        pred = net(images).argmax(dim=1)
        top1 += pred.eq(labels).sum().item()
        n += labels.numel()
    net.train()
    return top1 / n


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--arch", default="resnet18")
    parser.add_argument("--epochs", type=int, default=2)
    args = parser.parse_args()
    data = torchvision.datasets.FakeData(64, (3, 32, 32), 10, torchvision.transforms.ToTensor())
    train_dl = DataLoader(data, batch_size=16, shuffle=True)
    valid_dl = DataLoader(torchvision.datasets.FakeData(32, (3, 32, 32), 10, torchvision.transforms.ToTensor()), batch_size=16)
    net = build_model(args.arch, 10)
    opt = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
    net.train()
    for epoch in range(args.epochs):
        losses = [train_step(net, batch, opt) for batch in train_dl]
        print(epoch, sum(losses) / len(losses), validate(net, valid_dl))


if __name__ == "__main__":
    main()
