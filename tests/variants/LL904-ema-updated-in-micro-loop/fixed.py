import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class ModelEMA:
    def __init__(self, model, decay=0.9999):
        self.module = copy.deepcopy(model).eval()
        self.decay = decay
        for p in self.module.parameters():
            p.requires_grad_(False)

    @torch.no_grad()
    def update(self, model):
        for e, p in zip(self.module.state_dict().values(), model.state_dict().values()):
            if e.dtype.is_floating_point:
                e.mul_(self.decay).add_(p, alpha=1 - self.decay)


def main():
    accumulate = 4
    x = torch.randn(4096, 16)
    loader = DataLoader(TensorDataset(x, x.mean(1, keepdim=True)), 32, shuffle=True)
    model = nn.Sequential(nn.Linear(16, 32), nn.SiLU(), nn.Linear(32, 1))
    ema = ModelEMA(model)
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)
    for epoch in range(10):
        model.train()
        for i, (a, b) in enumerate(loader):
            loss = nn.functional.mse_loss(model(a), b) / accumulate
            loss.backward()
            if (i + 1) % accumulate == 0:
                optimizer.step()
                optimizer.zero_grad()
                ema.update(model)
    torch.save(ema.module.state_dict(), "ema.pt")


main()
