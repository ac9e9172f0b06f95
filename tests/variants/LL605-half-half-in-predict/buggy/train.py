import torch
import torchvision
from torch import nn
from torch.utils.data import DataLoader

from data import get_datasets


def main(root):
    train_set, test_set = get_datasets(root)
    train_loader = DataLoader(train_set, 128, shuffle=True)
    test_loader = DataLoader(test_set, 256)
    model = torchvision.models.resnet18(num_classes=10)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for _ in range(10):
        model.train()
        for x, y in train_loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in test_loader))
