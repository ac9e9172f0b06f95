"""
# The scheduler is built after the optimizer was loaded
The constructors of `LambdaLR`, `OneCycleLR` and others set the learning rate of the optimizer to that of step 0.
Where the optimizer's state is loaded before, its learning rate is lost, and `scheduler.load_state_dict` does not
write it back: the first epoch after each resume runs at the rate of the very first one.

`StepLR`, `MultiStepLR`, `ExponentialLR` and `CosineAnnealingLR` leave the rate as it is.

```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
start, state = 0, None
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.95**epoch)  # LL513
if state is not None:
    scheduler.load_state_dict(state["scheduler"])
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")
```
```python fixed
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.95**epoch)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    scheduler.load_state_dict(state["scheduler"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")
```
```python good
import os

import torch
from torch.optim import lr_scheduler

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
start, state = 0, None
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
scheduler = lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.95**epoch, last_epoch=start - 1)
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Op, Role, Run, changes, resume, rule


@rule(
    "LL513",
    "scheduler-built-after-load",
    Group.ERROR,
    reads={Op.MAKE, Op.LOAD, Op.RESTORE, Op.SCHEDULE, Op.STEP},
    needs={Op.RESTORE, Op.SCHEDULE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A scheduler that rewrites the rate, made after its optimizer was restored, and restored itself."""
    for made in run.all(Op.MAKE):
        scheduler = made.obj
        if scheduler is None or scheduler.role is not Role.SCHEDULER or not scheduler.facts.get("rewrites_lr"):
            continue
        if scheduler.args.get("last_epoch") not in (None, -1) or made.loops():
            continue
        loaded = _loaded_before(run, made)
        if loaded is not None and _counts_on(run, made):
            yield _finding(made, loaded)


def _loaded_before(run: Run, made: Event) -> Event | None:
    """The restore of the scheduler's optimizer, where none follows before the training goes on."""
    assert made.obj is not None
    for optimizer in made.obj.of or ():
        restores = [e for e in run.all(Op.RESTORE, of=optimizer) if resume.source(e).origins]
        first = run.next(Op.STEP, after=made, of=optimizer)
        again = any(e.index > made.index and (first is None or e.index < first.index) for e in restores)
        before = [e for e in restores if e.index < made.index]
        if before and not again and first is not None:
            return before[-1]
    return None


def _counts_on(run: Run, made: Event) -> bool:
    """Whether the scheduler is put back, and steps once per epoch: per batch, the next step mends the rate."""
    assert made.obj is not None
    restored = run.next(Op.RESTORE, after=made, of=made.obj) is not None
    steps = run.all(Op.SCHEDULE, of=made.obj)
    return restored and bool(steps) and not any(step.loops(LoopKind.BATCH) for step in steps)


def _finding(made: Event, loaded: Event) -> Finding:
    scheduler = made.obj.name if made.obj is not None and made.obj.name else "the scheduler"
    return Finding(
        made,
        f"building {scheduler} sets the learning rate that was just loaded back to the initial one",
        (Note(loaded, "the optimizer is loaded here"), Note(made, "the rate is overwritten here")),
        Fix(
            f"build {scheduler} before the optimizer's state is loaded",
            changes=(changes.move_after(loaded, made, inside=True, past=True),),
        ),
    )
