"""
# Layers are kept in a plain list or dict
A module knows its layers by its attributes. It does not see those in a list, tuple or dict: `parameters()` does not
yield them, so the optimizer never trains them; `state_dict()` does not save them; `to(device)` does not move them; and
`eval()` does not switch their dropout. Training goes on all the same, with random layers in the middle.

`nn.ModuleList`, `nn.ModuleDict` and `nn.Sequential` register what they hold.

```python bad
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.blocks = [nn.Linear(32, 32) for _ in range(depth)]  # LL127
        self.out = nn.Linear(32, 1)

    def forward(self, x):
        for block in self.blocks:
            x = block(x).relu()
        return self.out(x)
```
```python fixed
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.blocks = nn.ModuleList([nn.Linear(32, 32) for _ in range(depth)])
        self.out = nn.Linear(32, 1)

    def forward(self, x):
        for block in self.blocks:
            x = block(x).relu()
        return self.out(x)
```
```python bad
# file: heads.py
from torch import nn

class Heads(nn.Module):
    def __init__(self, tasks):
        super().__init__()
        self.heads = {}  # LL127
        for task in tasks:
            self.heads[task] = nn.Linear(64, 2)

    def forward(self, x, task):
        return self.heads[task](x)
# file: train.py
import torch
from heads import Heads

model = Heads(["mood", "topic"])
```
Registered under another name, without anything to learn, or hidden on purpose:

```python good
from torch import nn

class Net(nn.Module):
    def __init__(self, loss_net):
        super().__init__()
        self.stages = [nn.Linear(8, 8), nn.Linear(8, 8)]
        self.body = nn.Sequential(*self.stages)
        self.left, self.right = nn.Linear(8, 1), nn.Linear(8, 1)
        self.sides = (self.left, self.right)
        self.activations = [nn.ReLU(), nn.Tanh()]
        self.extra = []
        for index in range(3):
            layer = nn.Linear(8, 8)
            self.add_module(f"extra_{index}", layer)
            self.extra.append(layer)
        self.hidden_from_checkpoints = [nn.Linear(8, 8)]
```
A method that gives a pair for one class and a module for another is taken apart where it gives a pair:

```python good
import torch
from torch import nn

class Gaussian:
    def head(self, size):
        return nn.Linear(size, 2), nn.Parameter(torch.zeros(2))

class Categorical:
    def head(self, size):
        return nn.Linear(size, 4)

class Policy(nn.Module):
    def __init__(self, discrete):
        super().__init__()
        self.actions = Categorical() if discrete else Gaussian()
        if isinstance(self.actions, Gaussian):
            self.net, self.scale = self.actions.head(8)
        else:
            self.net = self.actions.head(8)

    def forward(self, x):
        return self.net(x)

def main(discrete, batches):
    policy = Policy(discrete)
    optimizer = torch.optim.SGD(policy.parameters(), lr=0.1)
    for x in batches:
        optimizer.zero_grad()
        policy(x).mean().backward()
        optimizer.step()
```

```diff reference_loop/task.py
-        self.stages = nn.Sequential(*(stage(before, after, norm) for before, after in pairwise(channels)))
+        self.stages = [stage(before, after, norm) for before, after in pairwise(channels)]
```
"""

from collections.abc import Iterator, Mapping
from typing import Any

from looplint import Finding, Fix, Group, Op, Run, Span, changes, rule

_REGISTERING = {"dict": "nn.ModuleDict"}


def _registered(at: Span, kind: str) -> changes.Change:
    return changes.replace(changes.added(at), "{}({})", changes.library(kind), changes.added(at))


@rule("LL127", "modules-in-plain-container", Group.ERROR, reads={Op.DEFINE}, needs={Op.DEFINE}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """Attributes of a module that hold modules without registering them."""
    for define in run.all(Op.DEFINE):
        for lost in define.args.get("unregistered", ()):
            kind = lost["kind"]
            yield Finding(
                lost["at"],
                f"self.{lost['attribute']} keeps modules in a plain {kind}: they are not registered, so never trained, "
                "moved, saved or switched by eval()",
                fix=Fix(
                    f"use {_REGISTERING.get(kind, 'nn.ModuleList')}",
                    changes=(_registered(lost["at"], f"torch.{_REGISTERING.get(kind, 'nn.ModuleList')}"),),
                ),
                doubt=_doubt(lost),
            )


def _doubt(lost: Mapping[str, Any]) -> str:
    if lost["given"]:
        return "the modules come from outside, and may be registered there"
    return "each has an optimizer of its own" if lost.get("trained") else ""
