from torch import nn


def mlp(width):
    layers = [nn.Linear(6, width), nn.Tanh()]
    layers += [nn.Dropout(0.2)]
    layers.append(nn.Linear(width, 1))
    return nn.Sequential(*layers)
