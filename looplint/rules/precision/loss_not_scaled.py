"""
# A plain backward before scaler.step()
`scaler.step(optimizer)` divides the gradients by the loss scale. Where the loss was not scaled, the update is 65536
times too small; on the first iteration it raises "Attempted step but _scale is None". A second loss that is
back-propagated without the scaler is silent: its gradients are added to scaled ones and count for nothing.

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
    loss.backward()  # LL304
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

def train_step(model, x, y, optimizer, scaler):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        out = model(x)
        loss = nn.functional.cross_entropy(out, y)
    scaler.scale(loss).backward(retain_graph=True)
    penalty = 0.1 * out.float().pow(2).mean()
    penalty.backward()  # LL304
    scaler.step(optimizer)
    scaler.update()

def main(loader):
    model = nn.Linear(8, 2).cuda()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        train_step(model, x, y, optimizer, scaler)
```
```python good
import torch
from torch import nn

def train(model, loader, use_amp):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda") if use_amp else None
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16, enabled=use_amp):
            loss = nn.functional.cross_entropy(model(x), y)
        if scaler:
            loss = scaler.scale(loss)
        loss.backward()
        if scaler is None:
            optimizer.step()
        else:
            scaler.step(optimizer)
            scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, rule


@rule(
    "LL304",
    "loss-not-scaled",
    Group.ERROR,
    reads={Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.STEP, Op.ZERO_GRAD, Op.SCALER_UPDATE},
    needs={Op.BACKWARD, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A step through a scaler, filled by a backward that went past it."""
    for step in run.all(Op.STEP):
        scaler = step.args.get("scaler")
        if not isinstance(scaler, Obj) or scaler.args.get("enabled") is False:
            continue
        filling = run.filling(step)
        for backward in filling:
            if backward.args.get("scaler") is None:
                yield _finding(run, backward, step, scaler, filling)


def _scaled(backward: Event, step: Event, name: str) -> changes.Change:
    loss = changes.loss(backward)
    return changes.replace(loss, "{}.scale({})", changes.receiver(step, name), loss)


def _finding(run: Run, backward: Event, step: Event, scaler: Obj, filling: list[Event]) -> Finding:
    scaled = [event for event in filling if event.args.get("scaler") is scaler]
    named = scaler.name or "scaler"
    loss = backward.obj.name if backward.obj is not None and backward.obj.name else "loss"
    from_outside = backward.obj is not None and backward.obj.reaches is None and not run.entry.whole
    return Finding(
        backward,
        f"this loss is not scaled, but {named}.step() divides its gradients by the loss scale: they count for nothing",
        notes=(
            *(Note(event, "added to scaled gradients") for event in scaled[:1]),
            Note(step, "divided by the scale here"),
        ),
        fix=Fix(f"call {named}.scale({loss}).backward()", safe=True, changes=(_scaled(backward, step, named),)),
        doubt="the loss comes from outside, perhaps scaled" if from_outside else "",
    )
