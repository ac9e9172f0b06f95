import torch
from torch import nn


class Trainer:
    def __init__(self, model, every, most):
        self.model, self.every, self.most = model, every, most
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.waiting, self.updates, self.seen = 0, 0, 0

    def count(self):
        self.waiting += 1

    def update(self, x):
        (self.model(x).pow(2).mean() / self.every).backward()
        self.count()
        self.seen += len(x)
        if self.waiting >= self.every:
            self.optimizer.step()
            self.optimizer.zero_grad()
            self.updates += 1
            self.waiting = 0


trainer = Trainer(nn.Linear(8, 1), 4, 100)
warm, steps, last = 0, 0, None
second = torch.optim.Adam(trainer.model.parameters())
for x in torch.load("batches.pt"):
    trainer.update(x)
    loss = trainer.model(x).pow(2).mean()
    loss.backward()
    if warm < 10:
        second.step()
        second.zero_grad()
        warm += 1
    steps += 1
    if steps % 2 == 0:
        second.step()
        second.zero_grad()
        last = steps
