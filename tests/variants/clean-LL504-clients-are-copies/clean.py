import copy

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def local_update(model, loader, lr, epochs=2):
    opt = torch.optim.SGD(model.parameters(), lr=lr)
    model.train()
    for _ in range(epochs):
        for x, y in loader:
            opt.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            opt.step()
    return model.state_dict()


def average(states):
    out = copy.deepcopy(states[0])
    for k in out:
        out[k] = torch.stack([s[k].float() for s in states]).mean(0)
    return out


def main(n_clients=5, rounds=10):
    loaders = []
    for _ in range(n_clients):
        x = torch.randn(100, 8)
        loaders.append(DataLoader(TensorDataset(x, x[:, :3].argmax(1)), 20, shuffle=True))
    glob = nn.Sequential(nn.Linear(8, 24), nn.ReLU(), nn.Linear(24, 3))
    for rnd in range(rounds):
        states = []
        for dl in loaders:
            states.append(local_update(copy.deepcopy(glob), dl, lr=0.05))
        glob.load_state_dict(average(states))
        print("round", rnd)
    torch.save(glob.state_dict(), "global.pt")


main()
