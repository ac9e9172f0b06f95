import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, model, loader, epochs=3):
        self.model, self.loader, self.epochs = model, loader, epochs
        self.criterion = nn.MSELoss()
        self.optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
        self.history = []
        self.running = 0.0

    def train_step(self, x, y):
        self.optimizer.zero_grad()
        loss = self.criterion(self.model(x), y)
        loss.backward()
        self.optimizer.step()
        return loss

    def run(self):
        for epoch in range(self.epochs):
            self.running = 0.0
            for x, y in self.loader:
                self.running += self.train_step(x, y).item()
            self.history.append(float(self.running) / len(self.loader))


if __name__ == "__main__":
    data = TensorDataset(torch.randn(200, 5), torch.randn(200, 2))
    Trainer(nn.Linear(5, 2), DataLoader(data, batch_size=20, shuffle=True)).run()
