import torch
import torchvision
from torch import nn
from torch.utils.data import DataLoader
from torchvision import transforms as T


class CifarData:
    def __init__(self, root, batch_size):
        self.root, self.batch_size = root, batch_size
        self.transform = T.Compose([T.RandomCrop(32, padding=4), T.RandomHorizontalFlip(), T.ToTensor()])

    def train_loader(self):
        data = torchvision.datasets.CIFAR10(self.root, train=True, transform=self.transform)
        return DataLoader(data, batch_size=self.batch_size, shuffle=True)

    def test_loader(self):
        data = torchvision.datasets.CIFAR10(self.root, train=False, transform=self.transform)
        return DataLoader(data, batch_size=self.batch_size)


def main():
    data = CifarData("data", 128)
    model = torchvision.models.resnet18(num_classes=10)
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for x, y in data.train_loader():
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
        model.eval()
        with torch.no_grad():
            print(sum((model(x).argmax(1) == y).sum().item() for x, y in data.test_loader()))
