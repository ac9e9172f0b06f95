import copy

import torch
from torch import nn


def train(net, loader, steps):
    target = copy.deepcopy(net).eval()
    opt = torch.optim.Adam(net.parameters(), lr=1e-3)
    for step, (s, a, r, s2) in enumerate(loader):
        with torch.no_grad():
            best = net(s2).argmax(1, keepdim=True)
            goal = r + 0.99 * target(s2).gather(1, best).squeeze(1)
        loss = nn.functional.smooth_l1_loss(net(s).gather(1, a).squeeze(1), goal)
        opt.zero_grad()
        loss.backward()
        opt.step()
        if step % 500 == 0:
            target.load_state_dict(net.state_dict())
