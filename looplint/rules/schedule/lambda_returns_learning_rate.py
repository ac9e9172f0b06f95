"""
# LambdaLR's function returns a learning rate
`LambdaLR` multiplies the optimizer's learning rate by what its function returns. A function that returns the rate
itself squares it: 0.01 becomes 0.0001, and the training crawls from its first step on.

Return the factor (1.0 at the full rate); or make the optimizer with `lr=1.0`.
Source: https://docs.pytorch.org/docs/stable/generated/torch.optim.lr_scheduler.LambdaLR.html

```python bad
import torch
from torch import nn

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=args.lr)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: args.lr * 0.95**epoch)  # LL411
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()
```
```python fixed
import torch
from torch import nn

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=args.lr)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.95**epoch)
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()
```
```python bad
import math
import torch
from torch import nn

learning_rate, min_lr, warmup, total = 6e-4, 6e-5, 100, 2000

def get_lr(it):
    if it < warmup:
        return learning_rate * (it + 1) / warmup
    if it > total:
        return min_lr
    coeff = 0.5 * (1.0 + math.cos(math.pi * (it - warmup) / (total - warmup)))
    return min_lr + coeff * (learning_rate - min_lr)

model = nn.Linear(8, 2)
optimizer = torch.optim.AdamW(model.parameters(), lr=learning_rate)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lr_lambda=get_lr)  # LL411
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
    scheduler.step()
```
Factors with a rate in them, a ratio that is called a rate, and an optimizer whose own rate is one:

```python good
import math
import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR

def train(args, loader, min_lr=0.01):
    model = nn.Linear(8, 2)
    one = torch.optim.SGD(model.parameters(), lr=args.lr)
    other = torch.optim.Adam(model.parameters(), lr=1.0)

    def cosine(step):
        factor = 0.5 * (1 + math.cos(math.pi * step / args.steps))
        return max(args.min_lr / args.lr, factor)

    schedules = [
        LambdaLR(one, cosine),
        LambdaLR(one, lambda step: min_lr + (1 - min_lr) * 0.9**step),
        LambdaLR(other, lambda step: args.lr * 0.9**step),
    ]
    for x, y in loader:
        one.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        one.step()
        other.step()
        for schedule in schedules:
            schedule.step()
```

```diff reference_loop/optim.py
-            return Schedule(LambdaLR(optimizer, lambda epoch: 1.0), "epoch")
+            return Schedule(LambdaLR(optimizer, lambda epoch: lr * 0.9**epoch), "epoch")
```
Where the groups have rates of their own, the optimizer's is not used, and they may well be shares:

```python good
import torch
from torch import nn
from torch.optim.lr_scheduler import LambdaLR

class Classifier(nn.Module):
    def __init__(self):
        super().__init__()
        self.backbone, self.head = nn.Linear(8, 8), nn.Linear(8, 2)

    def get_parameters(self):
        return [
            {"params": self.backbone.parameters(), "lr": 0.1},
            {"params": self.head.parameters(), "lr": 1.0},
        ]

    def forward(self, x):
        return self.head(self.backbone(x))

def train(args, loader):
    model = Classifier()
    optimizer = torch.optim.SGD(model.get_parameters(), args.lr, momentum=0.9)
    scheduler = LambdaLR(optimizer, lambda step: args.lr * (1 + 0.001 * step) ** -0.75)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Role, Run, rule

LARGEST = 0.05  # a number up to here is no factor that someone chose by itself


@rule("LL411", "lambda-returns-learning-rate", Group.ERROR, reads={Op.MAKE}, needs={Op.MAKE}, roles={Role.SCHEDULER})
def check(run: Run) -> Iterator[Finding]:
    """A LambdaLR whose function gives back a multiple of a rate, over an optimizer whose rate is not one."""
    for made in run.all(Op.MAKE):
        scheduler = made.obj
        if scheduler is None or not scheduler.made.endswith(".LambdaLR"):
            continue
        optimizer = scheduler.of[0].root if scheduler.of else None
        rate = optimizer.args.get("lr") if optimizer is not None else None
        if optimizer is not None and optimizer.facts.get("own_rates"):
            continue  # what is multiplied are the rates of its groups
        if (text := _rate(scheduler, rate)) and rate not in (1, 1.0):
            yield Finding(
                made,
                f"this function returns a learning rate ({text} * ...), where LambdaLR wants a factor: the rate is "
                "squared, and the training crawls",
                notes=(Note(optimizer.at, "multiplied with the rate given here"),) if _place(optimizer) else (),  # type: ignore[union-attr, arg-type]
                fix=Fix(f"leave {text} out of what the function returns"),
                doubt="" if optimizer is not None and optimizer.known else "the optimizer's own rate is not visible",
            )


def _place(optimizer: Obj | None) -> bool:
    return optimizer is not None and optimizer.at is not None


def _rate(scheduler: Obj, rate: object) -> str:
    """The rate that the function multiplies by, as written; "" where it returns a factor."""
    names = scheduler.facts.get("rates") or ()
    number = scheduler.facts.get("leading")
    if names:
        return str(names[0])
    return f"{number:g}" if number is not None and number == rate and number <= LARGEST else ""
