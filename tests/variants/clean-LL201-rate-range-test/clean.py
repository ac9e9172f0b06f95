import torch
from torch import nn


class RateFinder:
    def __init__(self, model, optimizer):
        self.model, self.optimizer = model, optimizer

    def range_test(self, batches, last=10.0, steps=100):
        losses = []
        schedule = torch.optim.lr_scheduler.ExponentialLR(self.optimizer, last ** (1 / steps))
        for x, y in batches[:steps]:
            losses.append(self._train_batch(x, y))
            schedule.step()
        return losses

    def _train_batch(self, x, y):
        self.model.train()
        self.optimizer.zero_grad()
        loss = nn.functional.cross_entropy(self.model(x), y)
        loss.backward()
        self.optimizer.step()
        return loss.item()


model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
finder = RateFinder(model, torch.optim.Adam(model.parameters(), lr=1e-7))
print(finder.range_test(torch.load("batches.pt")))
