import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def saliency(model, x):
    x = x.clone().requires_grad_(True)
    model.zero_grad()
    model(x).max(1).values.sum().backward()
    return x.grad.abs()


def main():
    torch.manual_seed(0)
    x = torch.randn(60, 4)
    model = nn.Sequential(nn.Linear(4, 12), nn.ReLU(), nn.Linear(12, 3))
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=6, shuffle=True)
    for epoch in range(2):
        model.train()
        for a, b in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            optimizer.step()
    model.eval()
    total = sum(saliency(model, a).mean() for a, _ in loader)
    print(total.item())


if __name__ == "__main__":
    main()
