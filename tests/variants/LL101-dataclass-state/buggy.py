from dataclasses import dataclass

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@dataclass
class State:
    net: nn.Module
    opt: torch.optim.Optimizer
    step: int = 0


def advance(state, batch):
    x, y = batch
    loss = nn.functional.cross_entropy(state.net(x), y)
    loss.backward()
    state.opt.step()
    state.step += 1
    return loss.item()


def main():
    torch.manual_seed(0)
    x = torch.randn(80, 4)
    net = nn.Linear(4, 2)
    state = State(net, torch.optim.AdamW(net.parameters(), lr=1e-3))
    loader = DataLoader(TensorDataset(x, x[:, :2].argmax(1)), batch_size=8, shuffle=True)
    while state.step < 30:
        for batch in loader:
            value = advance(state, batch)
        print(state.step, value)


if __name__ == "__main__":
    main()
