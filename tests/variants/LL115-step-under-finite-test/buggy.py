import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, optimizer):
    model.train()
    used = 0
    for x, y in loader:
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        grad_norm = nn.utils.clip_grad_norm_(model.parameters(), 10.0)
        if torch.isfinite(grad_norm):
            optimizer.step()
            optimizer.zero_grad()
            used += 1
    return used


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(90, 4)
    loader = DataLoader(TensorDataset(x, x[:, :3].argmax(1)), batch_size=9, shuffle=True)
    net = nn.Linear(4, 3)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    for epoch in range(2):
        print(train(net, loader, optimizer))
