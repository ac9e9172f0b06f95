import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

from steps import one_pass


def main(epochs=5):
    x = torch.randn(400, 4)
    loader = DataLoader(TensorDataset(x, (x[:, 0] > 0).long()), batch_size=25, shuffle=True)
    net = nn.Sequential(nn.Linear(4, 16), nn.ReLU(), nn.Linear(16, 2))
    opt = torch.optim.AdamW(net.parameters(), lr=3e-3)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(opt, T_max=epochs * len(loader))
    for epoch in range(epochs):
        one_pass(net, loader, opt, cosine)
        print(epoch, cosine.get_last_lr())


if __name__ == "__main__":
    main()
