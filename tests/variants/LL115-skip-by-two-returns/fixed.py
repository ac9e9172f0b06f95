import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def train_step(model, batch, opt):
    x, y = batch
    opt.zero_grad()
    loss = nn.functional.mse_loss(model(x), y)
    if torch.isnan(loss):
        return None
    loss.backward()
    if any(torch.isinf(p.grad).any() for p in model.parameters() if p.grad is not None):
        return None
    opt.step()
    return loss.item()


def main():
    torch.manual_seed(0)
    model = nn.Sequential(nn.Linear(5, 32), nn.Tanh(), nn.Linear(32, 1))
    opt = torch.optim.SGD(model.parameters(), lr=0.1)
    x = torch.randn(300, 5)
    loader = DataLoader(TensorDataset(x, x.exp().mean(1, keepdim=True)), 30, shuffle=True)
    for epoch in range(4):
        seen = [l for b in loader if (l := train_step(model, b, opt)) is not None]
        print(epoch, sum(seen) / len(seen))


if __name__ == "__main__":
    main()
