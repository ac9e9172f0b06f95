import torch
import torch.nn.functional as F
from torch import nn


class Siamese(nn.Module):
    def __init__(self):
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(20, 40), nn.BatchNorm1d(40), nn.ReLU())
        self.head = nn.Linear(40, 8)

    def forward(self, x):
        return self.head(self.trunk(x))


def adapt(pairs, weights):
    net = Siamese()
    net.load_state_dict(torch.load(weights))
    for p in net.trunk.parameters():
        p.requires_grad_(False)
    net.trunk.eval()
    optimizer = torch.optim.Adam(net.head.parameters(), lr=1e-3)
    for left, right, same in pairs:
        distance = F.pairwise_distance(net(left), net(right))
        loss = F.mse_loss(distance, 1 - same)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return net


adapt(torch.load("pairs.pt"), "siamese.pt")
