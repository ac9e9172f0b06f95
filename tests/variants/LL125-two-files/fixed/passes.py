from torch import nn


def one_pass(net, loader, opt):
    net.train()
    for a, b in loader:
        opt.zero_grad()
        loss = nn.functional.cross_entropy(net(a), b)
        loss.backward()
        opt.step()
    return loss.item()
