import torch
from torch import nn
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter


class Trainer:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.writer = SummaryWriter()
        self.seen = 0

    def fit(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()

    def train_epoch(self):
        self.seen = 0
        for x, y in self.loader:
            loss = nn.functional.cross_entropy(self.model(x), y)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.writer.add_scalar("loss", loss.item(), self.seen)
            self.seen += 1


def main(data):
    torch.manual_seed(0)
    Trainer(nn.Linear(8, 3), DataLoader(data, batch_size=16, shuffle=True)).fit(5)
