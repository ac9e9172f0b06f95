import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class TwoTower(nn.Module):
    def __init__(self):
        super().__init__()
        self.sparse = nn.Embedding(100, 16)
        self.dense = nn.Linear(16, 1)

    def forward(self, ids):
        return self.dense(self.sparse(ids).mean(1)).squeeze(1)


class Trainer:
    def __init__(self):
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.model = TwoTower().to(self.device)
        self.opt_sparse = torch.optim.SGD(self.model.sparse.parameters(), lr=0.1)
        self.opt_dense = torch.optim.Adam(self.model.dense.parameters(), lr=1e-3)
        self.scaler = torch.amp.GradScaler(self.device)

    def train_batch(self, ids, y):
        with torch.autocast(self.device, dtype=torch.float16):
            loss = nn.functional.binary_cross_entropy_with_logits(self.model(ids), y)
        self.opt_sparse.zero_grad()
        self.opt_dense.zero_grad()
        self.scaler.scale(loss).backward()
        self.scaler.step(self.opt_sparse)
        self.scaler.step(self.opt_dense)
        self.scaler.update()
        return loss.item()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.model.train()
            total = sum(self.train_batch(ids.to(self.device), y.to(self.device)) for ids, y in loader)
            print(epoch, total / len(loader))


if __name__ == "__main__":
    ids = torch.randint(0, 100, (400, 6))
    Trainer().fit(DataLoader(TensorDataset(ids, (ids.sum(1) % 2).float()), batch_size=40, shuffle=True), 2)
