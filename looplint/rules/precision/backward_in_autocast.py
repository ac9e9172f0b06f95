"""
# backward() runs inside autocast
Autocast belongs around the forward pass and the loss. Each backward operation runs in the type that its forward
operation had; under autocast, what happens in `backward()` itself is cast once more. The documentation advises against
it: a second differentiation (gradient penalties), custom autograd functions and compiled graphs change their types and
can overflow.

Close the block before `backward()`; the optimizer's step has no place in it either.
Source: https://docs.pytorch.org/docs/stable/amp.html#autocasting

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()  # LL305
        scaler.step(optimizer)
        scaler.update()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
from torch import nn

def update(model, optimizer, x, y):
    loss = nn.functional.cross_entropy(model(x), y)
    loss.backward()  # LL305
    optimizer.step()
    optimizer.zero_grad()

@torch.autocast("cuda", dtype=torch.bfloat16)
def train_one_epoch(model, loader, optimizer):
    for x, y in loader:
        update(model, optimizer, x, y)

model = nn.Linear(8, 2).cuda()
train_one_epoch(model, torch.load("loader.pt"), torch.optim.AdamW(model.parameters()))
```
Autocast switched off, an island of it inside, and a first derivative that the loss needs:

```python good
import torch
from torch import nn

def plain(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", enabled=False):
            loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
        optimizer.step()

def with_penalty(critic, loader, optimizer, use_amp):
    for x in loader:
        optimizer.zero_grad()
        x.requires_grad_(True)
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=use_amp):
            score = critic(x).mean()
            (slope,) = torch.autograd.grad(score, x, create_graph=True)
            loss = score + (slope.norm() - 1).square()
        loss.backward()
        optimizer.step()
```

```diff reference_loop/train.py
-            state.scaler.scale(losses.sum() / samples).backward()
...
                 losses = setup.task.loss(setup.net(batch.inputs), batch.targets).float()
+                state.scaler.scale(losses.sum() / samples).backward()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, autocast, changes, rule


@rule("LL305", "backward-in-autocast", Group.WARNING, reads={Op.BACKWARD}, needs={Op.BACKWARD}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """A backward pass in an autocast region that may be on."""
    for backward in run.all(Op.BACKWARD):
        region = autocast.around(run, backward)
        if region is not None:
            yield Finding(
                backward,
                "backward() runs inside autocast, which is meant for the forward pass: what it computes is cast again",
                notes=(Note(region.at, "autocast is entered here"),),
                fix=Fix(
                    f"end the autocast block before {_loss(backward)}.backward()",
                    safe=True,
                    changes=(changes.leave(backward, region.at),),
                ),
            )


def _loss(backward: Event) -> str:
    return backward.obj.name if backward.obj is not None and backward.obj.name else "loss"
