import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class AmpTrainer:
    def __init__(self, model, max_norm=1.0):
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.model = model.to(self.device)
        self.optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler(self.device.type)
        self.max_norm = max_norm

    def step(self, x, y):
        x, y = x.to(self.device), y.to(self.device)
        self.optimizer.zero_grad(set_to_none=True)
        with torch.autocast(self.device.type, dtype=torch.float16):
            loss = nn.functional.cross_entropy(self.model(x), y)
        self.scaler.scale(loss).backward()
        self.scaler.unscale_(self.optimizer)
        self.scaler.step(self.optimizer)
        nn.utils.clip_grad_norm_(self.model.parameters(), self.max_norm)
        self.scaler.update()
        return loss.item()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.model.train()
            print(epoch, sum(self.step(x, y) for x, y in loader))


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(96, 6)
    data = TensorDataset(x, x[:, :2].argmax(1))
    AmpTrainer(nn.Linear(6, 2)).fit(DataLoader(data, batch_size=12, shuffle=True), 2)
