from functools import partial

import torch
from torch import nn

load = partial(torch.load, map_location="cpu")


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.f = nn.Linear(10, 10)

    def forward(self, x):
        return self.f(x).relu()


def main(files, device):
    net = Encoder()
    net.load_state_dict(load("enc.pt")["net"])
    net.to(device).eval()
    with torch.no_grad():
        for file in files:
            print(net(load(file).to(device)).mean())


main(["a.pt", "b.pt"], torch.device("cuda"))
