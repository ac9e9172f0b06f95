import random
from dataclasses import dataclass

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader


@dataclass
class Config:
    seed: int = 42
    epochs: int = 10
    lr: float = 1e-3


def set_seed(seed):
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


class Trainer:
    def __init__(self, cfg, model, dataset):
        self.cfg = cfg
        self.model = model
        self.loader = DataLoader(dataset, batch_size=16, shuffle=True)
        self.optimizer = torch.optim.Adam(model.parameters(), lr=cfg.lr)

    def train_epoch(self):
        self.model.train()
        total = 0.0
        for x, y in self.loader:
            self.optimizer.zero_grad()
            loss = nn.functional.mse_loss(self.model(x), y)
            loss.backward()
            self.optimizer.step()
            total += loss.item()
        return total / len(self.loader)

    def run(self):
        set_seed(self.cfg.seed)
        for epoch in range(self.cfg.epochs):
            print(epoch, self.train_epoch())


def main(model, dataset):
    Trainer(Config(), model, dataset).run()
