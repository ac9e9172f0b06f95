import torch
from torch import nn
from torch.utils.data import DataLoader, random_split


class DataModule:
    def __init__(self, dataset, batch_size):
        n = len(dataset)
        self.dataset = dataset
        self.train_set, self.val_set = random_split(
            dataset, [n - n // 10, n // 10], generator=torch.Generator().manual_seed(0)
        )
        self.batch_size = batch_size

    def train_dataloader(self):
        return DataLoader(self.dataset, self.batch_size, shuffle=True)

    def val_dataloader(self):
        return DataLoader(self.val_set, self.batch_size)


def main(model, dataset):
    dm = DataModule(dataset, 64)
    train_loader, val_loader = dm.train_dataloader(), dm.val_dataloader()
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
