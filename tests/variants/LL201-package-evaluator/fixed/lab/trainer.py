import torch
from torch import nn


class Trainer:
    def __init__(self, net, loader, evaluator):
        self.net, self.loader, self.evaluator = net, loader, evaluator
        self.criterion = nn.MSELoss()
        self.optimizer = torch.optim.RMSprop(self.net.parameters(), lr=1e-3)

    def train(self, epochs):
        for epoch in range(epochs):
            self.net.train()
            for x, y in self.loader:
                loss = self.criterion(self.net(x), y)
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
            print(epoch, self.evaluator.run(self.net))
