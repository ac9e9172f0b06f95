import torch
import torch.nn.functional as F
from torch.utils.data import DataLoader, Dataset


class MixupSet(Dataset):
    def __init__(self, images, labels):
        self.images, self.labels = images, labels
        self.use_mixup = True

    def __len__(self):
        return len(self.images)

    def __getitem__(self, i):
        x, y = self.images[i], self.labels[i]
        if self.use_mixup:
            j = torch.randint(len(self.images), ()).item()
            x = 0.7 * x + 0.3 * self.images[j]
        return x, y


def train(model, images, labels, epochs=100, close_mixup=10):
    loader = DataLoader(MixupSet(images, labels), 32, shuffle=True, num_workers=8, pin_memory=True)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05, momentum=0.9)
    for epoch in range(epochs):
        if epoch == epochs - close_mixup:
            loader.dataset.use_mixup = False
        model.train()
        for x, y in loader:
            x, y = x.cuda(non_blocking=True), y.cuda(non_blocking=True)
            loss = F.cross_entropy(model(x), y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
