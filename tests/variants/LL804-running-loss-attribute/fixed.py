import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, model, train_set):
        self.model = model
        self.train_set = train_set
        self.loader = DataLoader(train_set, batch_size=64, shuffle=True)
        self.criterion = nn.CrossEntropyLoss()
        self.optimizer = torch.optim.Adam(model.parameters())
        self.running_loss = 0.0

    def train_epoch(self):
        self.model.train()
        self.running_loss = 0.0
        for x, y in self.loader:
            self.optimizer.zero_grad()
            loss = self.criterion(self.model(x), y)
            loss.backward()
            self.optimizer.step()
            self.running_loss += loss.item()
        return self.running_loss / len(self.loader)

    def run(self):
        for epoch in range(10):
            print(epoch, self.train_epoch())


def main(model, train_set):
    Trainer(model, train_set).run()
