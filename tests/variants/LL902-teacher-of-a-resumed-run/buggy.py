import copy
import os

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


@torch.no_grad()
def momentum_update(online, target, m):
    for po, pt in zip(online.parameters(), target.parameters()):
        pt.data = pt.data * m + po.data * (1.0 - m)


class BYOL(nn.Module):
    def __init__(self, d=24, h=32):
        super().__init__()
        self.online = nn.Sequential(nn.Linear(d, h), nn.ReLU(), nn.Linear(h, h))
        self.predictor = nn.Linear(h, h)
        self.target = copy.deepcopy(self.online)
        for p in self.target.parameters():
            p.requires_grad_(False)

    def forward(self, a, b):
        p = F.normalize(self.predictor(self.online(a)), dim=1)
        with torch.no_grad():
            z = F.normalize(self.target(b), dim=1)
        return 2 - 2 * (p * z).sum(1).mean()


def main(path="byol.ckpt", epochs=10):
    net = BYOL()
    opt = torch.optim.Adam([*net.online.parameters(), *net.predictor.parameters()], 1e-3)
    start = 0
    if os.path.isfile(path):
        ck = torch.load(path, map_location="cpu")
        net.online.load_state_dict(ck["online"])
        net.predictor.load_state_dict(ck["predictor"])
        opt.load_state_dict(ck["opt"])
        start = ck["epoch"] + 1
    dl = DataLoader(TensorDataset(torch.randn(800, 24)), 80, shuffle=True)
    for epoch in range(start, epochs):
        net.train()
        for (x,) in dl:
            loss = net(x + 0.1 * torch.randn_like(x), x + 0.1 * torch.randn_like(x))
            opt.zero_grad()
            loss.backward()
            opt.step()
            momentum_update(net.online, net.target, 0.99)
        print(epoch, loss.item())
        torch.save(
            {
                "online": net.online.state_dict(),
                "predictor": net.predictor.state_dict(),
                "opt": opt.state_dict(),
                "epoch": epoch,
            },
            path,
        )


main()
