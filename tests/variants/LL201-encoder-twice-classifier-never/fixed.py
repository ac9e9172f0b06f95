import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def block(i, o):
    return nn.Sequential(nn.Linear(i, o), nn.BatchNorm1d(o), nn.ReLU(), nn.Dropout(0.2))


class Pipeline:
    def __init__(self):
        self.encoder = block(20, 64)
        self.classifier = nn.Sequential(block(64, 32), nn.Linear(32, 4))
        self.opt = torch.optim.Adam([*self.encoder.parameters(), *self.classifier.parameters()])

    def predict(self, x):
        return self.classifier(self.encoder(x))

    def fit_epoch(self, dl):
        self.encoder.train()
        self.classifier.train()
        for x, y in dl:
            self.opt.zero_grad()
            nn.functional.cross_entropy(self.predict(x), y).backward()
            self.opt.step()

    @torch.no_grad()
    def accuracy(self, dl):
        self.encoder.eval()
        self.classifier.eval()
        return sum((self.predict(x).argmax(1) == y).sum().item() for x, y in dl) / len(dl.dataset)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(400, 20)
    y = x[:, :4].argmax(1)
    p = Pipeline()
    for e in range(4):
        p.fit_epoch(DataLoader(TensorDataset(x[:320], y[:320]), 32, shuffle=True))
        print(p.accuracy(DataLoader(TensorDataset(x[320:], y[320:]), 40)))
