import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def score(model, batch):
    x, y = batch
    loss = nn.functional.mse_loss(model(x), y)
    return loss.item()


def train(model, loader, optimizer):
    model.train()
    for batch in loader:
        optimizer.zero_grad()
        loss = torch.tensor(score(model, batch), requires_grad=True)
        loss.backward()
        optimizer.step()
    return float(loss)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(48, 3)
    net = nn.Linear(3, 1)
    opt = torch.optim.Adam(net.parameters(), lr=1e-2)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=8, shuffle=True)
    for epoch in range(2):
        print(train(net, loader, opt))
