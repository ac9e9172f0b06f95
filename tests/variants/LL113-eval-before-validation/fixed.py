import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def validate(model, loader):
    model.eval()
    right = 0
    with torch.no_grad():
        for x, y in loader:
            right += (model(x).argmax(1) == y).sum().item()
    return right / len(loader.dataset)


def main():
    torch.manual_seed(0)
    x = torch.randn(300, 8)
    y = x[:, :3].argmax(1)
    train = DataLoader(TensorDataset(x[:200], y[:200]), batch_size=20, shuffle=True)
    val = DataLoader(TensorDataset(x[200:], y[200:]), batch_size=50)
    model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Dropout(0.3), nn.Linear(32, 3))
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
    for epoch in range(2):
        model.train()
        for a, b in train:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            optimizer.step()
        print(epoch, validate(model, val))


if __name__ == "__main__":
    main()
