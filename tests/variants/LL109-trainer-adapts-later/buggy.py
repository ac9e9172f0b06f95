import torch
import torchvision
from torch import nn


class Finetuner:
    def __init__(self, lr):
        self.model = torchvision.models.resnet18(weights="DEFAULT")
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=lr, momentum=0.9)
        self.criterion = nn.CrossEntropyLoss()

    def adapt(self, classes):
        self.model.fc = nn.Sequential(nn.Dropout(0.2), nn.Linear(512, classes))

    def fit(self, loader, epochs):
        self.model.train()
        for _ in range(epochs):
            for images, labels in loader:
                self.optimizer.zero_grad()
                self.criterion(self.model(images), labels).backward()
                self.optimizer.step()


tuner = Finetuner(1e-3)
tuner.adapt(classes=7)
tuner.fit(torch.load("loader.pt"), 5)
