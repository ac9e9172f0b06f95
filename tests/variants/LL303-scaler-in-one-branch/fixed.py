import torch
from torch import nn


class Engine:
    def __init__(self, model, lr, use_amp):
        self.model = model
        self.optimizer = torch.optim.SGD(model.parameters(), lr=lr)
        self.use_amp = use_amp
        self.scaler = torch.amp.GradScaler("cuda") if use_amp else None

    def backward(self, loss):
        if self.use_amp:
            self.scaler.scale(loss).backward()
        else:
            loss.backward()

    def step(self):
        if self.use_amp:
            self.scaler.step(self.optimizer)
            self.scaler.update()
        else:
            self.optimizer.step()

    def train(self, loader):
        self.model.train()
        for x, y in loader:
            with torch.autocast("cuda", enabled=self.use_amp):
                loss = nn.functional.cross_entropy(self.model(x), y)
            self.optimizer.zero_grad()
            self.backward(loss)
            self.step()


def main(model, loader, args):
    Engine(model, args.lr, args.amp).train(loader)
