import torch
from torch import nn


class Trainer:
    def __init__(self, net, train_loader, val_loader, every=50):
        self.net = net
        self.train_loader, self.val_loader, self.every = train_loader, val_loader, every
        self.opt = torch.optim.SGD(net.parameters(), lr=0.05, momentum=0.9)
        self.criterion = nn.CrossEntropyLoss()
        self.best = float("inf")

    def train_epoch(self, epoch):
        running = 0.0
        for i, (images, labels) in enumerate(self.train_loader):
            self.net.train()
            self.opt.zero_grad()
            loss = self.criterion(self.net(images), labels)
            loss.backward()
            self.opt.step()
            if (i + 1) % self.every == 0:
                self.net.eval()
                val_loss = 0.0
                with torch.no_grad():
                    for images, labels in self.val_loader:
                        loss = self.criterion(self.net(images), labels)
                        val_loss += loss.item()
                self.best = min(self.best, val_loss / len(self.val_loader))
                print(f"step {i}: validation {val_loss:.3f}")
            running += loss.item()
            if (i + 1) % self.every == 0:
                print(f"step {i}: train loss {running / (i + 1):.3f}")


train, val = torch.load("loaders.pt")
trainer = Trainer(nn.Sequential(nn.Flatten(), nn.Linear(784, 10)), train, val)
for epoch in range(5):
    trainer.train_epoch(epoch)
