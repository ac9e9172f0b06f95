import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset
from torchvision import datasets, transforms


class Cutout:
    """Zeroes a random square."""

    def __init__(self, size):
        self.size = size

    def __call__(self, img):
        _, h, w = img.shape
        y = int(torch.randint(0, h - self.size, (1,)))
        x = int(torch.randint(0, w - self.size, (1,)))
        img[:, y : y + self.size, x : x + self.size] = 0
        return img


tf = transforms.Compose([transforms.ToTensor(), Cutout(8)])
loader = DataLoader(datasets.CIFAR10("c", transform=tf, download=True), 128, shuffle=True, num_workers=8)
net = nn.Sequential(nn.Flatten(), nn.Linear(3072, 256), nn.ReLU(), nn.Linear(256, 10))
opt = torch.optim.Adam(net.parameters())
for epoch in range(10):
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()
