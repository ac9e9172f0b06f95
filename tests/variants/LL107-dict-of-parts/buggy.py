import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make_parts():
    net = nn.Linear(5, 3)
    return {"net": net, "opt": torch.optim.Adam(net.parameters(), lr=1e-2), "crit": nn.CrossEntropyLoss()}


def fit(parts, loader, epochs):
    for epoch in range(epochs):
        parts["net"].train()
        for a, b in loader:
            parts["opt"].zero_grad()
            loss = parts["crit"](parts["net"](a), b)
            loss.backward()
        print(epoch, loss.item())


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(64, 5)
    fit(make_parts(), DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=8, shuffle=True), 2)
