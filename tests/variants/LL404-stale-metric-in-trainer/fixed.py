import torch
from torch import nn, optim
from torch.utils.data import DataLoader, TensorDataset


def train_epoch(net, loader, opt):
    net.train()
    for x, y in loader:
        opt.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        opt.step()


@torch.no_grad()
def evaluate(net, val_loader):
    net.eval()
    return sum(nn.functional.cross_entropy(net(x), y).item() for x, y in val_loader) / len(val_loader)


def main():
    x = torch.randn(400, 7)
    y = x[:, :3].argmax(1)
    train_loader = DataLoader(TensorDataset(x[:300], y[:300]), batch_size=30, shuffle=True)
    val_loader = DataLoader(TensorDataset(x[300:], y[300:]), batch_size=50)
    net = nn.Sequential(nn.Linear(7, 32), nn.ReLU(), nn.Linear(32, 3))
    opt = optim.SGD(net.parameters(), lr=0.1)
    reduce = optim.lr_scheduler.ReduceLROnPlateau(opt, patience=2)
    val_loss = 1e9
    for epoch in range(8):
        train_epoch(net, train_loader, opt)
        val_loss = evaluate(net, val_loader)
        reduce.step(val_loss)
        print(epoch, val_loss)


if __name__ == "__main__":
    main()
