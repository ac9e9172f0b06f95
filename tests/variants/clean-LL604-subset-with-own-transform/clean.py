import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, random_split
from torchvision import datasets, transforms


class TransformedSubset(Dataset):
    def __init__(self, subset, transform):
        self.subset = subset
        self.transform = transform

    def __len__(self):
        return len(self.subset)

    def __getitem__(self, index):
        x, y = self.subset[index]
        return self.transform(x), y


def build(root, batch_size):
    raw = datasets.ImageFolder(root)
    n_train = int(len(raw) * 0.85)
    parts = random_split(raw, [n_train, len(raw) - n_train], torch.Generator().manual_seed(42))
    tfs = {
        "train": transforms.Compose([transforms.RandomResizedCrop(160), transforms.RandAugment(), transforms.ToTensor()]),
        "val": transforms.Compose([transforms.Resize((160, 160)), transforms.ToTensor()]),
    }
    return {
        phase: DataLoader(TransformedSubset(part, tfs[phase]), batch_size=batch_size, shuffle=phase == "train")
        for phase, part in zip(("train", "val"), parts)
    }


def train_model(model, loaders, optimizer, epochs):
    for _ in range(epochs):
        for phase in ["train", "val"]:
            model.train() if phase == "train" else model.eval()
            corrects, count = 0, 0
            for inputs, labels in loaders[phase]:
                optimizer.zero_grad()
                with torch.set_grad_enabled(phase == "train"):
                    outputs = model(inputs)
                    loss = nn.functional.cross_entropy(outputs, labels)
                    if phase == "train":
                        loss.backward()
                        optimizer.step()
                corrects += (outputs.argmax(1) == labels).sum().item()
                count += len(labels)
            print(phase, corrects / count)


loaders = build("images", 32)
net = nn.Sequential(nn.Conv2d(3, 16, 3), nn.BatchNorm2d(16), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(16, 5))
train_model(net, loaders, torch.optim.AdamW(net.parameters()), 10)
