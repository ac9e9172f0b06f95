import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class TwoHeads(nn.Module):
    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Linear(25, 64), nn.ReLU())
        self.mid = nn.Sequential(nn.Linear(64, 64), nn.ReLU())
        self.aux = nn.Linear(64, 4)
        self.main = nn.Linear(64, 4)

    def forward(self, x):
        h = self.stem(x)
        return self.main(self.mid(h)), self.aux(h)


def main():
    x, y = torch.randn(800, 25), torch.randint(0, 4, (800,))
    loader = DataLoader(TensorDataset(x, y), 40, shuffle=True)
    net = TwoHeads()
    opt = torch.optim.Adam(net.parameters(), 1e-3)
    for epoch in range(8):
        net.train()
        sums = {"main": 0.0, "aux": 0.0}
        for xb, yb in loader:
            out, aux = net(xb)
            loss_main = F.cross_entropy(out, yb)
            loss_aux = F.cross_entropy(aux, yb)
            loss = loss_main
            opt.zero_grad()
            loss.backward()
            opt.step()
            sums["main"] += loss_main.item()
            sums["aux"] += loss_aux.item()
        print(epoch, {k: round(v / len(loader), 4) for k, v in sums.items()})


if __name__ == "__main__":
    main()
