import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Learner:
    def __init__(self, data):
        self.model = nn.Sequential(nn.Linear(9, 30), nn.ReLU(), nn.Linear(30, 3))
        self.optimizer = torch.optim.Adagrad(self.model.parameters(), lr=1e-2)
        self.loader = DataLoader(data, batch_size=25, shuffle=True)

    def _apply(self):
        self.optimizer.step()
        self.model.zero_grad()

    def epoch(self):
        self.model.train()
        total = 0.0
        for x, y in self.loader:
            loss = nn.functional.cross_entropy(self.model(x), y)
            loss.backward()
            self._apply()
            total += loss.item()
        return total / len(self.loader)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(200, 9)
    learner = Learner(TensorDataset(x, x[:, :3].argmax(1)))
    for e in range(2):
        print(e, learner.epoch())
