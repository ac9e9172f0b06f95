import copy
import torch
from torch import nn


def run(net, train_dl, valid_dl, test_dl, device):
    opt = torch.optim.Adam(net.parameters(), lr=1e-3)
    best_acc, best_weights = 0.0, None
    for epoch in range(40):
        net.train()
        for x, y in train_dl:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(net(x.to(device)), y.to(device))
            loss.backward()
            opt.step()
        acc = accuracy(net, valid_dl, device)
        if acc > best_acc:
            best_acc = acc
            best_weights = copy.deepcopy(net.state_dict())


def accuracy(net, dl, device):
    net.eval()
    hits = total = 0
    with torch.no_grad():
        for x, y in dl:
            hits += (net(x.to(device)).argmax(1) == y.to(device)).sum().item()
            total += len(y)
    return hits / total


def main(net, train_dl, valid_dl, test_dl, device):
    opt = torch.optim.Adam(net.parameters(), lr=1e-3)
    best_acc, best_weights = 0.0, None
    for epoch in range(40):
        net.train()
        for x, y in train_dl:
            opt.zero_grad()
            loss = nn.functional.cross_entropy(net(x.to(device)), y.to(device))
            loss.backward()
            opt.step()
        acc = accuracy(net, valid_dl, device)
        if acc > best_acc:
            best_acc = acc
            best_weights = copy.deepcopy(net.state_dict())
    net.load_state_dict(best_weights)
    print("test", accuracy(net, test_dl, device))


if __name__ == '__main__':
    import pieces

    net = pieces.get_net()
    train_dl = pieces.get_train_dl()
    valid_dl = pieces.get_valid_dl()
    test_dl = pieces.get_test_dl()
    device = pieces.get_device()
    main(net, train_dl, valid_dl, test_dl, device)
