import torch
from torch import nn
from torch.utils.data import DataLoader, random_split
from torchvision import datasets, models, transforms


def get_loaders(cfg):
    full = datasets.ImageFolder(
        cfg["root"],
        transforms.Compose([transforms.RandomResizedCrop(224), transforms.RandomHorizontalFlip(), transforms.ToTensor()]),
    )
    n = int(0.8 * len(full))
    train_set, val_set = random_split(full, [n, len(full) - n], generator=torch.Generator().manual_seed(0))
    return DataLoader(train_set, 32, shuffle=True), DataLoader(val_set, 32)


def main(cfg):
    train_loader, val_loader = get_loaders(cfg)
    model = models.resnet18(num_classes=3)
    opt = torch.optim.Adam(model.parameters())
    for _ in range(10):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
