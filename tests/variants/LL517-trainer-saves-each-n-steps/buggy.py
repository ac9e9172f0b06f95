import os

import torch
from torch import nn
from torch.utils.data import DataLoader


class Trainer:
    def __init__(self, model, dataset, out_dir, save_steps=500):
        self.model = model
        self.loader = DataLoader(dataset, batch_size=8, shuffle=True, num_workers=4)
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=5e-5)
        self.out_dir = out_dir
        self.save_steps = save_steps
        self.global_step = 0
        self.epoch = 0

    def save(self):
        torch.save(
            {
                "model": self.model.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "global_step": self.global_step,
                "epoch": self.epoch,
            },
            os.path.join(self.out_dir, "latest.pt"),
        )

    def load(self):
        state = torch.load(os.path.join(self.out_dir, "latest.pt"), map_location="cpu", weights_only=True)
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.global_step = state["global_step"]
        self.epoch = state["epoch"]

    def train(self, epochs, resume=False):
        if resume:
            self.load()
        while self.epoch < epochs:
            self.model.train()
            for batch in self.loader:
                self.optimizer.zero_grad()
                loss = nn.functional.cross_entropy(self.model(batch["input"]), batch["target"])
                loss.backward()
                self.optimizer.step()
                self.global_step += 1
                if self.global_step % self.save_steps == 0:
                    self.save()
            self.epoch += 1


def main(model, dataset):
    Trainer(model, dataset, "out").train(3, resume=os.path.exists("out/latest.pt"))
