import torch
from torch import nn


class Experiment:
    def __init__(self, model, loader):
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.model = model.to(self.device)
        self.loader = loader
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)

    def fit(self, epochs):
        for _ in range(epochs):
            self.model.train()
            for x, y in self.loader:
                self.optimizer.zero_grad()
                loss = nn.functional.cross_entropy(self.model(x.to(self.device)), y.to(self.device))
                loss.backward()
                self.optimizer.step()


def main(model, loader):
    Experiment(model, loader).fit(10)
