from torch import nn

from parts import parts

net, loader, adam, plan = parts()
for x, y in loader:
    adam.zero_grad()
    nn.functional.cross_entropy(net(x), y).backward()
    adam.step()
    plan.step()
