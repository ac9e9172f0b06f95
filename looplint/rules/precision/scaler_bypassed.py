"""
# A scaled loss, an unscaled step
The loss was multiplied by the scale of a `GradScaler`, and with it every gradient, but `optimizer.step()` is called
directly. The update is made with gradients that are tens of thousands of times too large, and infinite ones are not
skipped. With SGD the loss is NaN after a few steps; Adam hides it until the first overflow.

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
    scaler.scale(loss).backward()
    optimizer.step()  # LL303
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

class Trainer:
    def __init__(self, model, use_amp):
        self.model, self.use_amp = model, use_amp
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.scaler = torch.amp.GradScaler("cuda") if use_amp else None

    def backward(self, loss):
        if self.scaler is not None:
            self.scaler.scale(loss).backward()
        else:
            loss.backward()

    def fit(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            self.backward((self.model(x) - y).pow(2).mean())
            self.optimizer.step()  # LL303

Trainer(torch.nn.Linear(8, 1), True).fit(torch.load("loader.pt"))
```
The same optimizer may be stepped both ways on branches that exclude each other, or through a disabled scaler:

```python good
import torch
from torch import nn

def train(model, loader, use_amp):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda", enabled=use_amp)
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16, enabled=use_amp):
            loss = nn.functional.cross_entropy(model(x), y)
        if use_amp:
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        else:
            loss.backward()
            optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, rule


@rule(
    "LL303",
    "scaler-bypassed",
    Group.ERROR,
    reads={Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.STEP, Op.ZERO_GRAD, Op.SCALER_UPDATE},
    needs={Op.SCALE, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A step without a scaler, filled by a scaled backward."""
    for step in run.all(Op.STEP):
        if step.args.get("scaler") is not None or step.obj is None or run.by_framework(step):
            continue
        if "method" in step.args:  # first_step() of an optimizer out of sight, which may see to the scale
            continue
        scaled = [event for event in run.filling(step) if _scaler(event) is not None]
        if not scaled:
            continue
        scaler, optimizer = _scaler(scaled[-1]), step.obj.name or "optimizer"
        named = scaler.name if scaler is not None and scaler.name else "scaler"
        unscaled = any(e.args.get("optimizer") is step.obj for e in run.between(scaled[-1], step, Op.UNSCALE))
        yield Finding(
            step,
            "the step uses gradients that are still multiplied by the loss scale, and does not skip infinite ones",
            notes=(Note(scaled[-1], f"scaled by {named} here"),),
            fix=Fix(
                f"call {named}.step({optimizer}) and {named}.update() instead of {optimizer}.step()",
                safe=not unscaled,
                changes=_through(run, step, changes.scaler(scaled[-1], named)),
            ),
            doubt="unscale_() was called; infinite gradients may be handled by hand" if unscaled else "",
        )


def _through(run: Run, step: Event, scaler: changes.Word) -> tuple[changes.Change, ...]:
    """The step through the scaler, and its update where none follows."""
    call = changes.replace(step, "{}.step({})", scaler, changes.receiver(step))
    after = run.next(Op.SCALER_UPDATE, Op.BACKWARD, after=step)
    updated = after is not None and after.op is Op.SCALER_UPDATE
    return (call,) if updated else (call, changes.after(step, "{}.update()", scaler))


def _scaler(backward: Event) -> Obj | None:
    """The scaler that a backward's loss went through, unless it is switched off."""
    scaler = backward.args.get("scaler")
    return scaler if isinstance(scaler, Obj) and scaler.args.get("enabled") is not False else None
