import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def backward_pass(model, batch, optimizer):
    x, y = batch
    try:
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        return loss.item()
    finally:
        pass


def main():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(8, 24), nn.ReLU(), nn.Linear(24, 2))
    optimizer = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(3):
        for batch in DataLoader(TensorDataset(torch.randn(160, 8), torch.randint(0, 2, (160,))), 16, shuffle=True):
            optimizer.zero_grad()
            loss = backward_pass(model, batch, optimizer)
            optimizer.step()
        print(epoch, loss)


if __name__ == "__main__":
    main()
