import torch
from torch import nn


class Proximal(torch.optim.Optimizer):
    def __init__(self, params, lr=0.01, mu=0.0):
        super().__init__(params, dict(lr=lr, mu=mu))

    @torch.no_grad()
    def step(self, anchor):
        for group in self.param_groups:
            for p, wanted in zip(group["params"], anchor):
                p.add_(p.grad + group["mu"] * (p - wanted), alpha=-group["lr"])


def train(model, central, loader):
    torch.manual_seed(0)
    optimizer = Proximal(model.parameters(), 0.1, 0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step(central.parameters())
