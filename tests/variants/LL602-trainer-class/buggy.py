import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Leaves(Dataset):
    def __init__(self, root, part):
        self.x, self.y = torch.load(f"{root}/{part}.pt")

    def __len__(self):
        return len(self.y)

    def __getitem__(self, index):
        return self.x[index], self.y[index]


class Trainer:
    def __init__(self, model, train_set, val_set):
        self.model = model
        self.train_loader = DataLoader(train_set, batch_size=32, shuffle=True)
        self.val_loader = DataLoader(val_set, batch_size=32, drop_last=True)
        self.optimizer = torch.optim.Adam(model.parameters())

    def fit(self, epochs):
        for _ in range(epochs):
            self.model.train()
            for x, y in self.train_loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.optimizer.step()
            print(self.validate())

    @torch.no_grad()
    def validate(self):
        self.model.eval()
        return sum((self.model(x).argmax(1) == y).sum().item() for x, y in self.val_loader)


Trainer(nn.Sequential(nn.Linear(8, 16), nn.Dropout(0.1), nn.Linear(16, 4)), Leaves("data", "train"), Leaves("data", "val")).fit(5)
