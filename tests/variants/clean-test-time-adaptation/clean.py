import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def entropy(logits):
    return -(logits.softmax(1) * logits.log_softmax(1)).sum(1).mean()


def adapt(model, test_loader, optimizer):
    """TENT: minimise the entropy of the predictions on each test batch."""
    hits = 0
    for x, y in test_loader:
        logits = model(x)
        optimizer.zero_grad()
        entropy(logits).backward()
        optimizer.step()
        hits += (logits.argmax(1) == y).sum().item()
    return hits


def main():
    x = torch.randn(500, 6)
    y = x[:, :2].argmax(1)
    train_loader = DataLoader(TensorDataset(x[:400], y[:400]), batch_size=40, shuffle=True)
    test_loader = DataLoader(TensorDataset(x[400:] + 0.5, y[400:]), batch_size=25)
    model = nn.Sequential(nn.Linear(6, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.05)
    for epoch in range(3):
        model.train()
        for xb, yb in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(xb), yb).backward()
            optimizer.step()
    print(adapt(model, test_loader, optimizer))


if __name__ == "__main__":
    main()
