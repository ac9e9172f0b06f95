import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Huber(nn.Module):
    def __init__(self, delta):
        super().__init__()
        self.delta = delta

    def forward(self, pred, target):
        gap = (pred.detach() - target).abs()
        return torch.where(gap < self.delta, 0.5 * gap**2, self.delta * (gap - 0.5 * self.delta)).mean()


def main():
    torch.manual_seed(0)
    x = torch.randn(120, 4)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=12, shuffle=True)
    model = nn.Linear(4, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    criterion = Huber(1.0)
    for epoch in range(2):
        model.train()
        for a, b in loader:
            loss = criterion(model(a), b)
            loss.requires_grad_(True)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        print(epoch, loss.item())


if __name__ == "__main__":
    main()
