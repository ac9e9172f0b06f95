import torch
from torch import nn
from torch.utils.data import DataLoader


class Classifier(nn.Module):
    def __init__(self, width, classes):
        super().__init__()
        self.encoder = nn.Sequential(nn.Linear(width, 64), nn.ReLU())
        self.head = nn.Linear(64, classes)

    def forward(self, x):
        h = self.encoder(x)
        return self.head(h)


def main(dataset):
    model = Classifier(20, 4)
    criterion = nn.CrossEntropyLoss(label_smoothing=0.1)
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    for epoch in range(10):
        model.train()
        for x, y in DataLoader(dataset, 32, shuffle=True):
            optimizer.zero_grad()
            loss = criterion(model(x), y)
            loss.backward()
            optimizer.step()


if __name__ == '__main__':
    import pieces

    dataset = pieces.get_dataset()
    main(dataset)
