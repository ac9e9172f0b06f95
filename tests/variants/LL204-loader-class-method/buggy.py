import torch
from torch import nn


class Encoder(nn.Module):
    def __init__(self, dim=12, width=32):
        super().__init__()
        self.mlp = nn.Sequential(nn.Linear(dim, width), nn.BatchNorm1d(width), nn.ReLU(), nn.Dropout(0.1))
        self.out = nn.Linear(width, 4)

    def forward(self, x):
        return self.out(self.mlp(x))

    @classmethod
    def load(cls, path):
        encoder = cls()
        encoder.load_state_dict(torch.load(path, weights_only=True))
        return encoder.eval()


class FineTuner:
    def __init__(self, path):
        self.encoder = Encoder.load(path)
        self.optimizer = torch.optim.SGD(self.encoder.parameters(), lr=0.01)

    def run(self, batches, epochs):
        for _ in range(epochs):
            for x, y in batches:
                self.optimizer.zero_grad()
                loss = nn.functional.cross_entropy(self.encoder(x), y)
                loss.backward()
                self.optimizer.step()


if __name__ == "__main__":
    torch.save(Encoder().state_dict(), "encoder.pt")
    x = torch.randn(100, 12)
    FineTuner("encoder.pt").run([(x, x[:, :4].argmax(1))], 3)
