import torch
from torch import nn
from torch.utils.data import DataLoader, Subset
from torchvision import datasets, models, transforms


def get_loaders(cfg):
    augment = transforms.Compose(
        [transforms.RandomResizedCrop(224), transforms.RandomHorizontalFlip(), transforms.ToTensor()]
    )
    plain = transforms.Compose([transforms.Resize(256), transforms.CenterCrop(224), transforms.ToTensor()])
    train_full = datasets.ImageFolder(cfg["root"], augment)
    val_full = datasets.ImageFolder(cfg["root"], plain)
    order = torch.randperm(len(train_full), generator=torch.Generator().manual_seed(0)).tolist()
    n = int(0.8 * len(order))
    train_set, val_set = Subset(train_full, order[:n]), Subset(val_full, order[n:])
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
