import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, model, dataset, max_steps):
        self.model = model
        self.loader = DataLoader(dataset, batch_size=32, shuffle=True, num_workers=2)
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=3e-4)
        self.max_steps = max_steps
        self.batches = iter(self.loader)

    def get_batch(self):
        try:
            return next(self.batches)
        except StopIteration:
            self.batches = iter(self.loader)
            return next(self.batches)

    def train(self):
        self.model.train()
        step = 0
        while step < self.max_steps:
            x, y = self.get_batch()
            loss = nn.functional.cross_entropy(self.model(x), y)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            step += 1


def main(model, dataset):
    Trainer(model, dataset, 10_000).train()
