import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from optim_utils import Updater


def main():
    device = "cuda" if torch.cuda.is_available() else "cpu"
    net = nn.Sequential(nn.Linear(6, 32), nn.GELU(), nn.Linear(32, 1)).to(device)
    updater = Updater(net, torch.optim.SGD(net.parameters(), lr=0.1), device, clip=1.0)
    x = torch.randn(200, 6)
    loader = DataLoader(TensorDataset(x, x.sum(1, keepdim=True)), batch_size=20, shuffle=True)
    for epoch in range(3):
        net.train()
        for a, b in loader:
            with torch.autocast(device, dtype=torch.float16):
                loss = nn.functional.smooth_l1_loss(net(a.to(device)), b.to(device))
            updater(loss)


if __name__ == "__main__":
    main()
