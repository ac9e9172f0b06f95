import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, model, loader, epochs):
        self.model, self.loader, self.epochs = model, loader, epochs
        self.optimizer = torch.optim.SGD(self.model.parameters(), lr=0.1, momentum=0.9)
        self.scheduler = torch.optim.lr_scheduler.StepLR(self.optimizer, step_size=3, gamma=0.5)

    def train_one_epoch(self):
        self.model.train()
        for x, y in self.loader:
            self.optimizer.zero_grad()
            nn.functional.mse_loss(self.model(x), y).backward()
            self.optimizer.step()

    def train(self):
        for epoch in range(self.epochs):
            self.train_one_epoch()
            torch.save(
                {
                    "epoch": epoch,
                    "model": self.model.state_dict(),
                    "optimizer": self.optimizer.state_dict(),
                    "scheduler": self.scheduler.state_dict(),
                },
                "last.pt",
            )


if __name__ == "__main__":
    x = torch.randn(100, 2)
    Trainer(nn.Linear(2, 1), DataLoader(TensorDataset(x, x[:, :1]), batch_size=10, shuffle=True), 4).train()
