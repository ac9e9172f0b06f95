import torch
from torch import nn


def run_batches(net, loader, loss_fn, opt=None):
    total = 0.0
    for x, y in loader:
        loss = loss_fn(net(x), y)
        if opt is not None:
            opt.zero_grad()
            loss.backward()
            opt.step()
        total += loss.item()
    return total / len(loader)


def main(net, train_loader, valid_loader):
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
    loss_fn = nn.CrossEntropyLoss()
    for epoch in range(3):
        net.train()
        a = run_batches(net, train_loader, loss_fn, opt)
        net.eval()
        with torch.no_grad():
            b = run_batches(net, valid_loader, loss_fn)
        print(epoch, a, b)
