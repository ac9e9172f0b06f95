from dataclasses import dataclass
import torch
from torch import nn


@dataclass
class Config:
    lr: float = 1e-3
    epochs: int = 5
    hidden: int = 64


MODELS = {}


def register(cls):
    MODELS[cls.__name__] = cls
    return cls


@register
class MLP(nn.Module):
    def __init__(self, cfg):
        super().__init__()
        self.net = nn.Sequential(nn.Linear(32, cfg.hidden), nn.ReLU(), nn.Dropout(0.5), nn.Linear(cfg.hidden, 10))

    def forward(self, x):
        return self.net(x)


def run(cfg: Config, loaders: dict):
    model = MLP(cfg)
    optim = torch.optim.Adam(model.parameters(), lr=cfg.lr)
    for epoch in range(cfg.epochs):
        model.train()
        for x, y in loaders["train"]:
            optim.zero_grad(set_to_none=True)
            nn.functional.cross_entropy(model(x), y).backward()
            optim.step()
        correct = total = 0
        with torch.inference_mode():
            for x, y in loaders["val"]:
                correct += (model(x).argmax(-1) == y).sum().item()
                total += len(y)
        print(epoch, correct / total)


if __name__ == '__main__':
    import pieces

    cfg = pieces.get_cfg()
    loaders = pieces.get_loaders()
    run(cfg, loaders)
