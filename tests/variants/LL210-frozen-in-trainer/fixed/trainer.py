import torch
from network import Detector
from torch import nn


class Trainer:
    def __init__(self, loader):
        self.model = Detector()
        self.loader = loader
        trained = [p for p in self.model.parameters() if p.requires_grad]
        self.optimizer = torch.optim.SGD(trained, lr=0.01, momentum=0.9)

    def fit(self, epochs):
        for epoch in range(epochs):
            self.one_epoch()

    def one_epoch(self):
        self.model.train()
        self.model.stem.eval()
        for images, boxes in self.loader:
            self.optimizer.zero_grad()
            nn.functional.smooth_l1_loss(self.model(images), boxes).backward()
            self.optimizer.step()


if __name__ == "__main__":
    Trainer(torch.load("batches.pt")).fit(4)
