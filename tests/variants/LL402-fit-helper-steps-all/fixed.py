import torch
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset


def fit(model, loader, opt, sched, n_epochs, val=None):
    for ep in range(n_epochs):
        model.train()
        running = 0.0
        for xb, yb in loader:
            loss = nn.functional.mse_loss(model(xb), yb)
            opt.zero_grad()
            loss.backward()
            opt.step()
            running += loss.item()
        sched.step()
        print(ep, running / len(loader), sched.get_last_lr())


if __name__ == "__main__":
    x = torch.randn(512, 4)
    dl = DataLoader(TensorDataset(x, x.sin().sum(1, keepdim=True)), batch_size=32, shuffle=True)
    net = nn.Sequential(nn.Linear(4, 64), nn.Tanh(), nn.Linear(64, 1))
    optimizer = optim.SGD(net.parameters(), lr=0.1)
    schedule = optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.9)
    fit(net, dl, optimizer, schedule, 10)
