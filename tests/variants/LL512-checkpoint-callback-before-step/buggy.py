import os

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, model, train_loader, config):
        self.model, self.train_loader, self.config = model, train_loader, config
        self.optimizer = torch.optim.SGD(model.parameters(), lr=config["lr"], momentum=0.9)
        self.scheduler = torch.optim.lr_scheduler.ExponentialLR(self.optimizer, gamma=0.95)
        self.epoch = 0
        if os.path.exists(config["path"]):
            self._resume()

    def _resume(self):
        ckpt = torch.load(self.config["path"], map_location="cpu")
        for name in ("model", "optimizer", "scheduler"):
            getattr(self, name).load_state_dict(ckpt[name])
        self.epoch = ckpt["epoch"] + 1

    def _checkpoint(self):
        ckpt = {name: getattr(self, name).state_dict() for name in ("model", "optimizer", "scheduler")}
        ckpt["epoch"] = self.epoch
        torch.save(ckpt, self.config["path"])

    def run(self):
        while self.epoch < self.config["epochs"]:
            self.model.train()
            for x, y in self.train_loader:
                self.optimizer.zero_grad()
                nn.functional.mse_loss(self.model(x), y).backward()
                self.optimizer.step()
            self._checkpoint()
            self.scheduler.step()
            self.epoch += 1


loader = DataLoader(TensorDataset(torch.randn(320, 4), torch.randn(320, 1)), 32, shuffle=True)
Trainer(nn.Linear(4, 1), loader, {"lr": 0.1, "epochs": 40, "path": "t.pt"}).run()
