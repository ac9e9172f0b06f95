import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Trainer:
    def __init__(self, device):
        self.device = device
        self.model = nn.Sequential(nn.Linear(9, 40), nn.ReLU(), nn.Linear(40, 3)).to(device)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler(device)
        self.loss_fn = nn.CrossEntropyLoss()

    def _forward(self, x, y):
        with torch.autocast(self.device, dtype=torch.float16):
            return self.loss_fn(self.model(x.to(self.device)), y.to(self.device))

    def train_epoch(self, loader):
        self.model.train()
        for x, y in loader:
            loss = self._forward(x, y)
            self.optimizer.zero_grad()
            self.scaler.scale(loss).backward()
            self.scaler.step(self.optimizer)
            self.scaler.update()

    def validate(self, loader):
        self.model.eval()
        total = 0.0
        with torch.no_grad():
            for x, y in loader:
                total += self._forward(x, y).item()
        return total / len(loader)


if __name__ == "__main__":
    dev = "cuda" if torch.cuda.is_available() else "cpu"
    x = torch.randn(300, 9)
    y = x[:, :3].argmax(1)
    trainer = Trainer(dev)
    for epoch in range(3):
        trainer.train_epoch(DataLoader(TensorDataset(x[:250], y[:250]), batch_size=25, shuffle=True))
        print(epoch, trainer.validate(DataLoader(TensorDataset(x[250:], y[250:]), batch_size=25)))
