import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import transforms
from torchvision.datasets import CIFAR10

transform = transforms.Compose(
    [transforms.RandomHorizontalFlip(), transforms.RandomCrop(32, padding=4), transforms.ToTensor()]
)


def loader(train):
    dataset = CIFAR10("~/data", train=train, transform=transform, download=True)
    return DataLoader(dataset, batch_size=128, shuffle=train, num_workers=2)


def accuracy(model, batches):
    model.eval()
    hits, seen = 0, 0
    with torch.inference_mode():
        for images, labels in batches:
            hits += int((model(images).argmax(1) == labels).sum())
            seen += labels.shape[0]
    return hits / seen


def main():
    model = nn.Sequential(nn.Conv2d(3, 32, 5), nn.ReLU(), nn.MaxPool2d(4), nn.Flatten(), nn.Linear(32 * 49, 10))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.02, momentum=0.9)
    train_batches, test_batches = loader(True), loader(False)
    for epoch in range(1, 11):
        model.train()
        for images, labels in train_batches:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(images), labels).backward()
            optimizer.step()
        print(epoch, accuracy(model, test_batches))


main()
