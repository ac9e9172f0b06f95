from contextlib import contextmanager

import torch
from torch import nn


class Trainer:
    def __init__(self, model, loader, held_out):
        self.model, self.loader, self.held_out = model, loader, held_out
        self.average = {k: v.clone() for k, v in model.state_dict().items()}
        self.optimizer = torch.optim.Adam(model.parameters())

    @contextmanager
    def averaged(self):
        kept = {k: v.clone() for k, v in self.model.state_dict().items()}
        self.model.load_state_dict(self.average)
        yield
        self.model.load_state_dict(kept)

    def train(self):
        self.model.train()
        for x, y in self.loader:
            self.optimizer.zero_grad()
            loss = nn.functional.mse_loss(self.model(x), y)
            loss.backward()
            self.optimizer.step()
            for k, v in self.model.state_dict().items():
                self.average[k].lerp_(v, 0.01)

    @torch.no_grad()
    def measure(self):
        self.model.eval()
        return sum(nn.functional.mse_loss(self.model(x), y).item() for x, y in self.held_out)

    def run(self, epochs):
        for epoch in range(epochs):
            self.train()
            print(epoch, self.measure_average())

    def measure_average(self):
        with self.averaged():
            return self.measure()


def batches(n):
    return [(torch.rand(8, 4), torch.rand(8, 1)) for _ in range(n)]


if __name__ == "__main__":
    Trainer(nn.Linear(4, 1), batches(10), batches(2)).run(2)
