import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def fit(net, batches, opt, update_freq, epochs):
    counter = 0
    for epoch in range(epochs):
        net.train()
        for xb, yb in batches:
            counter += 1
            opt.zero_grad()
            loss = nn.functional.smooth_l1_loss(net(xb), yb) / update_freq
            loss.backward()
            if counter % update_freq == 0 or counter % len(batches) == 0:
                opt.step()
        print(epoch, loss.item() * update_freq)


if __name__ == "__main__":
    torch.manual_seed(0)
    x = torch.randn(256, 6)
    batches = DataLoader(TensorDataset(x, x[:, :1] * x[:, 1:2]), batch_size=8, shuffle=True)
    net = nn.Sequential(nn.Linear(6, 32), nn.SiLU(), nn.Linear(32, 1))
    fit(net, batches, torch.optim.Adam(net.parameters(), lr=1e-3), 4, 2)
