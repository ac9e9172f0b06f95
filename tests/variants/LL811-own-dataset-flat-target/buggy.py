import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset


class Points(Dataset):
    def __init__(self, n=500):
        self.x = torch.rand(n, 3)
        self.y = self.x.sum(dim=1)

    def __len__(self):
        return len(self.x)

    def __getitem__(self, index):
        return self.x[index], self.y[index]


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(3, 32)
        self.out = nn.Linear(32, 1)

    def forward(self, x):
        return self.out(torch.tanh(self.hidden(x)))


class Trainer:
    def __init__(self):
        self.loader = DataLoader(Points(), batch_size=25, shuffle=True)
        self.model = Mlp()
        self.criterion = nn.MSELoss()
        self.optimizer = torch.optim.Adam(self.model.parameters())

    def run(self, epochs):
        for _ in range(epochs):
            for x, y in self.loader:
                self.optimizer.zero_grad()
                self.criterion(self.model(x), y).backward()
                self.optimizer.step()


Trainer().run(10)
