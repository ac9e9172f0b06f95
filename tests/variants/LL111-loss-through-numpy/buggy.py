import numpy as np
import torch


def dice(pred, target):
    p = pred.sigmoid().detach().cpu().numpy()
    t = target.cpu().numpy()
    return torch.tensor(1 - 2 * np.sum(p * t) / (np.sum(p) + np.sum(t) + 1e-6), requires_grad=True)


def main(model, loader):
    opt = torch.optim.Adam(model.parameters())
    for x, y in loader:
        opt.zero_grad()
        loss = dice(model(x), y)
        loss.backward()
        opt.step()
