import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Matcher:
    """Two encoders that are trained together."""

    def __init__(self):
        self.image = nn.Sequential(nn.Linear(12, 16), nn.BatchNorm1d(16))
        self.text = nn.Sequential(nn.Linear(6, 16), nn.Dropout(0.2))
        self.optimizer = torch.optim.Adam([*self.image.parameters(), *self.text.parameters()], lr=1e-3)

    def train_start(self):
        self.image.train()
        self.text.train()

    def val_start(self):
        self.image.eval()
        self.text.eval()

    def train_emb(self, images, texts):
        a, b = self.image(images), self.text(texts)
        loss = nn.functional.cross_entropy(a @ b.t(), torch.arange(len(a)))
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        return loss.item()


def validate(model, loader):
    model.val_start()
    with torch.no_grad():
        return sum(((model.image(i) @ model.text(t).t()).argmax(1) == torch.arange(len(i))).sum().item() for i, t in loader)


def train(model, train_loader, val_loader, epoch):
    model.train_start()
    for step, (images, texts) in enumerate(train_loader):
        loss = model.train_emb(images, texts)
        if step % 5 == 0:
            print(epoch, step, loss, validate(model, val_loader))


if __name__ == "__main__":
    z = torch.randn(400, 12)
    pairs, others = TensorDataset(z, z[:, :6]), torch.load("others.pt")
    net = Matcher()
    for epoch in range(3):
        train(net, DataLoader(pairs, batch_size=20, shuffle=True), DataLoader(others, batch_size=50), epoch)
