"""Train a small classifier with `trainer.Trainer`."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, random_split
from trainer import Trainer


class Classifier(nn.Module):
    def __init__(self, features=20, hidden=64, classes=2):
        super().__init__()
        self.hidden = nn.Linear(features, hidden)
        self.dropout = nn.Dropout(0.5)
        self.output = nn.Linear(hidden, classes)

    def forward(self, x):
        return self.output(self.dropout(torch.relu(self.hidden(x))))


def main():
    torch.manual_seed(0)
    inputs = torch.randn(2560, 20)
    labels = (inputs[:, :2].sum(dim=1) > 0).long()
    train_set, val_set = random_split(TensorDataset(inputs, labels), [2048, 512])
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=256)
    trainer = Trainer(Classifier(), train_loader, val_loader)
    print(f"best validation loss {trainer.fit(epochs=3):.4f}")


if __name__ == "__main__":
    main()
