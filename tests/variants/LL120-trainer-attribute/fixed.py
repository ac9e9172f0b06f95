import torch
from torch import nn


class Trainer:
    def __init__(self, encoder, head, lr):
        self.encoder, self.head = encoder, head
        self.weights = [w for m in (encoder, head) for w in m.parameters()]
        self.optim = torch.optim.RMSprop(self.weights, lr=lr)

    def batch(self, x, y):
        self.optim.zero_grad()
        loss = nn.functional.l1_loss(self.head(self.encoder(x)), y)
        loss.backward()
        nn.utils.clip_grad_value_(self.weights, 0.5)
        self.optim.step()
        return loss.item()

    def fit(self, batches, epochs):
        for epoch in range(epochs):
            print(epoch, sum(self.batch(x, y) for x, y in batches))


Trainer(nn.Linear(6, 12), nn.Linear(12, 1), 1e-3).fit([(torch.rand(8, 6), torch.rand(8, 1))] * 5, 3)
