import copy

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = nn.Linear(8, 16), nn.Linear(16, 2)
        self.init_weights()

    def init_weights(self):
        nn.init.xavier_uniform_(self.a.weight)
        nn.init.xavier_uniform_(self.b.weight)

    def forward(self, x):
        return self.b(torch.relu(self.a(x)))


def weights_init(m):
    if isinstance(m, nn.Linear):
        nn.init.normal_(m.weight, 0, 0.02)


def reset(module):
    for layer in module.children():
        if hasattr(layer, "reset_parameters"):
            layer.reset_parameters()


def train(net, optimizer, batches):
    for x, y in batches:
        optimizer.zero_grad()
        nn.functional.cross_entropy(net(x), y).backward()
        optimizer.step()


net = Net()
batches = torch.load("batches.pt")
for fold in range(5):
    net.init_weights()
    train(net, torch.optim.Adam(net.parameters()), batches)
for seed in range(5):
    torch.manual_seed(seed)
    net.apply(weights_init)
    train(net, torch.optim.Adam(net.parameters()), batches)
for run in range(3):
    reset(net)
    train(net, torch.optim.Adam(net.parameters()), batches)
for repeat in range(3):
    for name, p in net.named_parameters():
        w = p.data
        if "weight" in name:
            w.normal_(std=0.02)
        else:
            w.zero_()
    train(net, torch.optim.Adam(net.parameters()), batches)
for trial in range(3):
    own = copy.deepcopy(net)
    train(own, torch.optim.Adam(own.parameters()), batches)
for round in range(10):
    for client in range(4):
        train(net, torch.optim.Adam(net.parameters()), batches)
for task in range(4):
    train(net, torch.optim.Adam(net.parameters()), batches)
for split in ("train", "val"):
    train(net, torch.optim.Adam(net.parameters()), batches)
