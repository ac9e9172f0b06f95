import itertools

import torch
from torch import nn
from torch.utils.data import DataLoader


class StepTrainer:
    def __init__(self, cfg, model, dataset):
        self.cfg, self.model = cfg, model
        loader = DataLoader(dataset, batch_size=cfg["batch_size"], shuffle=True, drop_last=True)
        self.batches = itertools.cycle(loader)
        self.opt = torch.optim.AdamW(model.parameters(), lr=cfg["lr"])

    def step(self):
        x, y = next(self.batches)
        self.opt.zero_grad(set_to_none=True)
        loss = nn.functional.cross_entropy(self.model(x), y)
        loss.backward()
        self.opt.step()
        return loss.item()

    def run(self):
        self.model.train()
        for step in range(self.cfg["max_steps"]):
            loss = self.step()
            if step % 100 == 0:
                print(step, loss)


def main(cfg, model, dataset):
    StepTrainer(cfg, model, dataset).run()
