import torch
import wandb
from torch import nn


class Trainer:
    def __init__(self, model, loader, cfg):
        wandb.init(project="demo", config=cfg)
        self.model, self.loader, self.cfg = model, loader, cfg
        self.opt = torch.optim.Adam(model.parameters(), lr=cfg["lr"])

    def train_epoch(self, epoch):
        self.model.train()
        for i, (x, y) in enumerate(self.loader):
            loss = nn.functional.cross_entropy(self.model(x), y)
            self.opt.zero_grad()
            loss.backward()
            self.opt.step()
            if i % 20 == 0:
                step = epoch * len(self.loader) + i
                wandb.log({"train/loss": loss.item(), "epoch": epoch}, step=step)

    def run(self):
        for epoch in range(self.cfg["epochs"]):
            self.train_epoch(epoch)


def main(model, loader):
    Trainer(model, loader, {"lr": 1e-3, "epochs": 10}).run()
