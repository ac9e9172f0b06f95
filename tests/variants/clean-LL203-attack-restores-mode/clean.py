import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def pgd(model, x, y, eps=0.1, alpha=0.02, steps=5):
    was = model.training
    model.eval()
    delta = torch.zeros_like(x).uniform_(-eps, eps).requires_grad_(True)
    for _ in range(steps):
        loss = F.cross_entropy(model(x + delta), y)
        loss.backward()
        with torch.no_grad():
            delta.add_(alpha * delta.grad.sign()).clamp_(-eps, eps)
        delta.grad.zero_()
    model.train(was)
    return (x + delta).detach()


def main():
    torch.manual_seed(0)
    x = torch.rand(400, 20)
    y = (x[:, 0] > 0.5).long()
    tr, te = DataLoader(TensorDataset(x[:320], y[:320]), 32, shuffle=True), DataLoader(TensorDataset(x[320:], y[320:]), 40)
    model = nn.Sequential(nn.Linear(20, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Linear(64, 2))
    opt = torch.optim.SGD(model.parameters(), 0.1)
    for epoch in range(3):
        model.train()
        for a, b in tr:
            adv = pgd(model, a, b)
            opt.zero_grad()
            F.cross_entropy(model(adv), b).backward()
            opt.step()
        model.eval()
        robust = sum((model(pgd(model, a, b)).argmax(1) == b).sum().item() for a, b in te)
        print(epoch, robust)


if __name__ == "__main__":
    main()
