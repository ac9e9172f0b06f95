import torch
from lightning.fabric import Fabric


class Trainer:
    def __init__(self, model, lr):
        self.fabric = Fabric(accelerator="auto")
        optimizer = torch.optim.AdamW(model.parameters(), lr=lr)
        self.model, self.optimizer = self.fabric.setup(model, optimizer)

    def fit(self, loader, epochs):
        loader = self.fabric.setup_dataloaders(loader)
        for _ in range(epochs):
            self.model.train()
            for x, y in loader:
                loss = torch.nn.functional.cross_entropy(self.model(x), y)
                self.fabric.backward(loss)
                self.optimizer.step()


def main(model, loader):
    Trainer(model, 1e-3).fit(loader, 3)
