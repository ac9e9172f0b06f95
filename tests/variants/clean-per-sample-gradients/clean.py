"""Differentially private training: gradients per sample, made by a transform and handed on by hand."""

import argparse

import torch
from opacus import PrivacyEngine
from torch import nn
from torch.func import functional_call, grad, vmap
from torch.utils.data import DataLoader, TensorDataset


def train(model, loader, optimizer, by_hand):
    params = dict(model.named_parameters())

    def loss_of(params, x, y):
        return nn.functional.cross_entropy(functional_call(model, params, (x[None],)), y[None])

    per_sample = vmap(grad(loss_of), in_dims=(None, 0, 0))
    for x, y in loader:
        if by_hand:
            grads = per_sample(params, x, y)
            for p, g in zip(model.parameters(), grads.values()):
                p.grad_sample = g
        else:
            nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        optimizer.zero_grad()


parser = argparse.ArgumentParser()
parser.add_argument("--by-hand", action="store_true")
args = parser.parse_args()
model = nn.Linear(5, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = DataLoader(TensorDataset(torch.rand(64, 5), torch.randint(2, (64,))), batch_size=8)
model, optimizer, loader = PrivacyEngine().make_private(module=model, optimizer=optimizer, data_loader=loader)
for _ in range(2):
    train(model, loader, optimizer, args.by_hand)
