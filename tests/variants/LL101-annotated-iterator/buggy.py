from typing import Any
import torch
from torch import nn
from torch.utils.data import DataLoader


def infinite(loader: DataLoader):
    while True:
        yield from loader


def main(dataset):
    loader = DataLoader(dataset, 16, shuffle=True)
    stream = infinite(loader)
    net: nn.Module = nn.Linear(10, 2)
    opt: torch.optim.Optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3)
    net.train()
    step: int = 0
    while step < 1000:
        x, y = next(stream)
        loss = nn.functional.cross_entropy(net(x), y)
        loss.backward()
        opt.step()
        step += 1


if __name__ == '__main__':
    import pieces

    dataset = pieces.get_dataset()
    main(dataset)
