import argparse
import copy

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def make():
    return nn.Sequential(nn.Linear(16, 64), nn.BatchNorm1d(64), nn.ReLU(), nn.Dropout(0.2), nn.Linear(64, 4))


@torch.no_grad()
def update_ema_variables(model, ema_model, alpha, global_step):
    alpha = min(1 - 1 / (global_step + 1), alpha)
    for ema_p, p in zip(ema_model.parameters(), model.parameters()):
        ema_p.mul_(alpha).add_(p, alpha=1 - alpha)


def train(loader, model, ema_model, optimizer, step, weight):
    model.train()
    ema_model.train()
    for x, y in loader:
        noise = lambda t: t + 0.1 * torch.randn_like(t)
        out = model(noise(x))
        with torch.no_grad():
            ema_out = ema_model(noise(x))
        labeled = y >= 0
        cls = F.cross_entropy(out[labeled], y[labeled])
        cons = F.mse_loss(out.softmax(1), ema_out.softmax(1))
        loss = cls + weight * cons
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        step += 1
        update_ema_variables(model, ema_model, 0.99, step)
    return step


@torch.no_grad()
def validate(loader, model):
    was = model.training
    model.eval()
    acc = sum((model(x).argmax(1) == y).sum().item() for x, y in loader) / len(loader.dataset)
    model.train(was)
    return acc


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--weight", type=float, default=10.0)
    args = p.parse_args()
    torch.manual_seed(0)
    x = torch.randn(600, 16)
    y = x[:, :4].argmax(1)
    y_semi = y.clone()
    y_semi[100:500] = -1
    train_loader = DataLoader(TensorDataset(x[:500], y_semi[:500]), 50, shuffle=True)
    val_loader = DataLoader(TensorDataset(x[500:], y[500:]), 50)
    model = make()
    ema_model = copy.deepcopy(model)
    for q in ema_model.parameters():
        q.detach_()
    optimizer = torch.optim.Adam(model.parameters(), 1e-3)
    step = 0
    for epoch in range(5):
        step = train(train_loader, model, ema_model, optimizer, step, args.weight)
        print(epoch, validate(val_loader, model), validate(val_loader, ema_model))
    torch.save(ema_model.state_dict(), "ema.pt")


if __name__ == "__main__":
    main()
