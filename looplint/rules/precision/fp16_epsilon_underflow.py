"""
# An epsilon that is zero in float16
The smallest positive number in float16 is 6e-8. Added to a tensor in half precision, 1e-8 is nothing: the division that
it should guard is 0/0, the logarithm is that of 0, and the loss is NaN as soon as a value is zero. A scaler then leaves
out every step.

Compute such an expression in float32 (`x.float()`), or take an epsilon of 1e-4 or so.
Source: https://docs.pytorch.org/docs/stable/type_info.html#torch.torch.finfo

```python bad
import torch
from torch import nn

EPS = 1e-8

def spread(x):
    return (x - x.amin(-1, keepdim=True)) / (x.amax(-1, keepdim=True) - x.amin(-1, keepdim=True) + EPS)  # LL313

model = nn.Linear(8, 4).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(spread(model(x)), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn

EPS = 1e-4

def spread(x):
    return (x - x.amin(-1, keepdim=True)) / (x.amax(-1, keepdim=True) - x.amin(-1, keepdim=True) + EPS)

model = nn.Linear(8, 4).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(spread(model(x)), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, net):
        self.net, self.scaler = net, torch.amp.GradScaler("cuda")
        self.optimizer = torch.optim.Adam(net.parameters())

    def loss(self, x, y):
        p = torch.sigmoid(self.net(x))
        return -(y * torch.log(p.clamp(min=1e-10))).mean()  # LL313

    def fit(self, loader):
        for x, y in loader:
            with torch.autocast("cuda"):
                loss = self.loss(x, y)
            self.optimizer.zero_grad()
            self.scaler.scale(loss).backward()
            self.scaler.step(self.optimizer)
            self.scaler.update()
```
Islands of float32, what autocast computes in float32 by itself, bfloat16, and losses outside of the block:

```python good
import torch
from torch import nn

def train(model, loader, optimizer, scaler, dtype):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            z = model(x)
            z = z / (z.norm(dim=-1, keepdim=True) + 1e-8)
            p = torch.softmax(z, -1)
            loss = -torch.log(p + 1e-8).mean() + (z.float() / (z.float().std() + 1e-8)).mean()
            loss = loss + 1 / (x - y + 1e-8).abs().mean()
        with torch.autocast("cuda", dtype=torch.bfloat16):
            loss = loss - torch.log(torch.sigmoid(model(x)) + 1e-8).mean()
        with torch.autocast("cuda", dtype=dtype):
            loss = loss - torch.log(torch.sigmoid(model(x)) + 1e-8).mean()
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, autocast, rule


@rule("LL313", "fp16-epsilon-underflow", Group.WARNING, reads={Op.GUARD}, needs={Op.GUARD})
def check(run: Run) -> Iterator[Finding]:
    """A guard below the smallest number of float16, on a tensor that is in float16."""
    for guard in run.all(Op.GUARD):
        region = guard.args["region"]
        if autocast.may_be_enabled(run, region) and autocast.dtypes(run, region) == {"float16"}:
            yield Finding(
                guard,
                f"{guard.args['epsilon']:g} is zero in float16 and guards nothing: a zero here makes the loss NaN",
                notes=(Note(region.at, "float16 autocast is entered here"),),
                fix=Fix("compute this in float32 (.float()), or take an epsilon such as 1e-4"),
            )
