"""Adversarial training: the input is a leaf of its own, its gradient is wanted and nothing is lost."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def perturbed(model, x, y, eps, steps):
    adv = x.clone().detach().requires_grad_()
    for _ in range(steps):
        loss = nn.functional.cross_entropy(model(adv), y)
        loss.backward()
        with torch.no_grad():
            adv = adv + eps * adv.grad.sign()
        adv = adv.clone().detach().requires_grad_(True)
    return adv.detach()


def main():
    model = nn.Linear(5, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    loader = DataLoader(TensorDataset(torch.rand(64, 5), torch.randint(2, (64,))), batch_size=8, shuffle=True)
    for _ in range(2):
        for x, y in loader:
            adv = perturbed(model, x, y, 0.03, 3)
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(adv), y).backward()
            optimizer.step()


main()
