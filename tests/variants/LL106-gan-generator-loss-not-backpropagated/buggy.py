import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def run(G, D, opts, loader, epochs=2):
    bce = nn.BCEWithLogitsLoss()
    hist = {"d": [], "g": []}
    for epoch in range(epochs):
        for real, in loader:
            b = real.size(0)
            noise = torch.randn(b, 10)
            opts["d"].zero_grad()
            ld = bce(D(real), torch.ones(b, 1)) + bce(D(G(noise).detach()), torch.zeros(b, 1))
            ld.backward()
            opts["d"].step()
            opts["g"].zero_grad()
            lg = bce(D(G(noise)), torch.ones(b, 1))
            opts["g"].step()
            hist["d"].append(ld.item())
            hist["g"].append(lg.item())
    return hist


if __name__ == "__main__":
    torch.manual_seed(0)
    G = nn.Sequential(nn.Linear(10, 32), nn.ReLU(), nn.Linear(32, 2))
    D = nn.Sequential(nn.Linear(2, 32), nn.LeakyReLU(), nn.Linear(32, 1))
    opts = dict(g=torch.optim.Adam(G.parameters(), 1e-3), d=torch.optim.Adam(D.parameters(), 1e-3))
    print(run(G, D, opts, DataLoader(TensorDataset(torch.randn(200, 2)), 20, shuffle=True))["g"][-1])
