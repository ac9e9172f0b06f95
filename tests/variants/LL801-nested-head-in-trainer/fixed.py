import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Head(nn.Module):
    def __init__(self, width, classes):
        super().__init__()
        self.drop = nn.Dropout(0.1)
        self.project = nn.Linear(width, classes)
        self.act = nn.Softmax(dim=-1)

    def forward(self, h):
        return self.project(self.drop(h))


class Recogniser(nn.Module):
    def __init__(self, classes=5):
        super().__init__()
        self.rnn = nn.GRU(6, 20, batch_first=True)
        self.head = Head(20, classes)

    def forward(self, frames, lengths=None):
        states, _ = self.rnn(frames)
        return self.head(states[:, -1]), states


class Trainer:
    def __init__(self, epochs=3):
        self.model = Recogniser()
        self.loss_fn = nn.CrossEntropyLoss(label_smoothing=0.1)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=1e-3)
        frames, label = torch.randn(200, 9, 6), torch.randint(0, 5, (200,))
        self.loader = DataLoader(TensorDataset(frames, label), batch_size=20, shuffle=True)
        self.epochs = epochs

    def step(self, frames, label):
        self.optimizer.zero_grad()
        prediction, _ = self.model(frames)
        loss = self.loss_fn(prediction, label)
        loss.backward()
        self.optimizer.step()
        return loss.item()

    def fit(self):
        self.model.train()
        for epoch in range(self.epochs):
            for frames, label in self.loader:
                self.step(frames, label)


if __name__ == "__main__":
    Trainer().fit()
