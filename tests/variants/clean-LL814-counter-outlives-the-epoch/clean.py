import torch
from torch import nn
from torch.utils.data import DataLoader
from torch.utils.tensorboard import SummaryWriter

step = 0


class Trainer:
    def __init__(self, model, loader):
        self.model, self.loader = model, loader
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.writer = SummaryWriter()
        self.seen = 0

    def fit(self, epochs):
        for epoch in range(epochs):
            self.train_epoch()
            count_on(self.model, self.loader, self.optimizer, self.writer)

    def train_epoch(self):
        for x, y in self.loader:
            loss = nn.functional.cross_entropy(self.model(x), y)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            self.writer.add_scalar("loss", loss.item(), self.seen)
            self.seen += 1


def count_on(model, loader, optimizer, writer):
    global step
    for x, y in loader:
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        writer.add_scalar("second loss", loss.item(), step)
        step += 1


def main(data):
    torch.manual_seed(0)
    Trainer(nn.Linear(8, 3), DataLoader(data, batch_size=16, shuffle=True)).fit(5)
