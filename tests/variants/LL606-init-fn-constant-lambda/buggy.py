import random

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader


def seed_worker(worker_id):
    np.random.seed(42)
    random.seed(42)


def get_loader(cfg, dataset):
    return DataLoader(
        dataset,
        batch_size=cfg.batch_size,
        shuffle=True,
        num_workers=cfg.num_workers,
        worker_init_fn=seed_worker,
    )


def train(cfg, dataset, model):
    loader = get_loader(cfg, dataset)
    opt = torch.optim.SGD(model.parameters(), lr=cfg.lr)
    for _ in range(cfg.epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
