from torch import nn


def total_loss(net, batch, weight):
    x, y = batch
    out = net(x)
    return nn.functional.mse_loss(out, y) + weight * out.abs().mean()
