import torch
from torch import nn


class Agent:
    def __init__(self, dim, batch=8, accumulate=3):
        self.net = nn.Sequential(nn.Linear(dim, 16), nn.ReLU(), nn.Linear(16, 1))
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3)
        self.batch, self.accumulate = batch, accumulate

    def epoch(self, x, y):
        self.net.train()
        order = torch.randperm(len(x)).split(self.batch)
        for i, idx in enumerate(order):
            loss = nn.functional.mse_loss(self.net(x[idx]), y[idx])
            (loss / self.accumulate).backward()
            if i % self.accumulate == self.accumulate - 1:
                self.optimizer.step()
                self.optimizer.zero_grad()
        return loss.item()


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(80, 5)
    agent = Agent(5)
    for e in range(3):
        print(e, agent.epoch(x, x.sum(1, keepdim=True)))
