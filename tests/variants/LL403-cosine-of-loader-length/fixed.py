import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Pretraining:
    def __init__(self, encoder, loader):
        self.encoder, self.loader = encoder, loader
        self.optimizer = torch.optim.Adam(encoder.parameters(), lr=3e-4)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=10)

    def train(self, epochs=10):
        for epoch in range(epochs):
            for (x,) in self.loader:
                a, b = self.encoder(x + 0.1 * torch.randn_like(x)), self.encoder(x)
                self.optimizer.zero_grad()
                (1 - nn.functional.cosine_similarity(a, b).mean() + a.var(0).sub(1).abs().mean()).backward()
                self.optimizer.step()
            self.scheduler.step()


if __name__ == "__main__":
    Pretraining(nn.Linear(16, 8), DataLoader(TensorDataset(torch.randn(512, 16)), batch_size=32, shuffle=True)).train()
