import numpy as np
import torch
from sklearn.model_selection import StratifiedKFold
from torch import nn
from torch.utils.data import DataLoader, Dataset, Subset
from torchvision.transforms import v2


class Slides(Dataset):
    def __init__(self, images, labels, augment=None):
        self.images, self.labels, self.augment = images, labels, augment

    def __len__(self):
        return len(self.images)

    def __getitem__(self, i):
        x = torch.from_numpy(self.images[i]).permute(2, 0, 1)
        if self.augment is not None:
            x = self.augment(x)
        return x, int(self.labels[i])


def run_epoch(net, loader, criterion, optimizer=None):
    net.train(optimizer is not None)
    hits, seen = 0, 0
    with torch.set_grad_enabled(optimizer is not None):
        for x, y in loader:
            out = net(x)
            loss = criterion(out, y)
            if optimizer is not None:
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
            hits += (out.argmax(1) == y).sum().item()
            seen += len(y)
    return hits / seen


def cross_validate(images, labels):
    augment = v2.Compose(
        [v2.RandomHorizontalFlip(), v2.RandomVerticalFlip(), v2.RandomRotation(90), v2.ToDtype(torch.float32, scale=True)]
    )
    data = Slides(images, labels, augment)
    scores = []
    for train_idx, val_idx in StratifiedKFold(5, shuffle=True, random_state=0).split(images, labels):
        train_loader = DataLoader(Subset(data, train_idx), 32, shuffle=True)
        val_loader = DataLoader(Subset(data, val_idx), 64)
        net = nn.Sequential(nn.Conv2d(3, 32, 3, 2), nn.ReLU(), nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(32, 2))
        optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
        criterion = nn.CrossEntropyLoss()
        for _ in range(30):
            run_epoch(net, train_loader, criterion, optimizer)
        scores.append(run_epoch(net, val_loader, criterion))
    return np.mean(scores)


if __name__ == "__main__":
    archive = np.load("slides.npz")
    print(cross_validate(archive["images"], archive["labels"]))
