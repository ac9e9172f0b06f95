import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(6, 12), nn.ReLU(), nn.Linear(12, 1))

    def forward(self, x):
        return self.net(x).squeeze(1)


def accuracy(model, loader):
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in loader:
            right += (torch.round(torch.sigmoid(model(x))) == y).sum().item()
    return right / len(loader.dataset)


def train(model, loader, epochs=3):
    loss_fn = nn.BCEWithLogitsLoss(pos_weight=torch.tensor(2.0))
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(epochs):
        model.train()
        for x, y in loader:
            optimizer.zero_grad()
            loss_fn(model(x), y).backward()
            optimizer.step()
        print(epoch, accuracy(model, loader))


if __name__ == "__main__":
    x = torch.randn(120, 6)
    train(Classifier(), DataLoader(TensorDataset(x, (x[:, 0] > 0).float()), batch_size=12))
