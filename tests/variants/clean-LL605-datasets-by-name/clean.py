import argparse

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset
from torchvision import datasets, transforms


class Share(Dataset):
    def __init__(self, dataset, indices):
        self.dataset, self.indices = dataset, list(indices)

    def __len__(self):
        return len(self.indices)

    def __getitem__(self, index):
        image, label = self.dataset[self.indices[index]]
        return image, label


def get_data(name):
    if name == "digits":
        scale = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.1307,), (0.3081,))])
        train = datasets.MNIST("data", train=True, transform=scale)
        test = datasets.MNIST("data", train=False, transform=scale)
    else:
        scale = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.5, 0.5, 0.5), (0.5, 0.5, 0.5))])
        train = datasets.CIFAR10("data", train=True, transform=scale)
        test = datasets.CIFAR10("data", train=False, transform=scale)
    return train, test


def train_client(model, loader):
    model.train()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()


@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader) / len(loader.dataset)


options = argparse.ArgumentParser().parse_args()
torch.manual_seed(0)
train, test = get_data(options.dataset)
model = nn.Sequential(nn.Flatten(), nn.LazyLinear(10))
for number in range(options.rounds):
    for share in options.shares:
        train_client(model, DataLoader(Share(train, share), batch_size=32, shuffle=True))
print(evaluate(model, DataLoader(test, batch_size=256)))
