import torch
from torch import nn


def without_gradients(function):
    def wrapper(*args, **kwargs):
        with torch.no_grad():
            return function(*args, **kwargs)

    return wrapper


class Detector(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(8, 4), nn.Dropout(0.5))

    def forward(self, x):
        return self.net(x)

    @without_gradients
    def predict(self, images):
        self.eval()
        boxes = [self(image).cpu() for image in images]
        self.train()
        return boxes


def evaluate(loader, model):
    found = []
    for images, _ in loader:
        found += model.predict(images)
    return found


def main(loader, test_loader):
    torch.manual_seed(0)
    model = Detector()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(4):
        for images, boxes in loader:
            optimizer.zero_grad()
            nn.functional.mse_loss(model(images), boxes).backward()
            optimizer.step()
        print(len(evaluate(test_loader, model)))
