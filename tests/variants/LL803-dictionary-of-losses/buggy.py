import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def main():
    loader = DataLoader(TensorDataset(torch.randn(120, 4), torch.randn(120, 1)), batch_size=12)
    net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
    opt = torch.optim.SGD(net.parameters(), lr=0.05)
    for epoch in range(4):
        sums = {"fit": 0.0, "decay": 0.0}
        for x, y in loader:
            fit = nn.functional.smooth_l1_loss(net(x), y)
            decay = 1e-4 * sum(p.pow(2).sum() for p in net.parameters())
            opt.zero_grad()
            (fit + decay).backward()
            opt.step()
            sums["fit"] += fit
            sums["decay"] += decay.item()
        print(epoch, {name: float(value) for name, value in sums.items()})


main()
