"""
# The checkpoint is written before the scheduler's step of its epoch
The file says that the epoch is done, and holds a scheduler that has not counted it. A resumed run goes on with the
next epoch and the rate of this one: the learning rate lags one epoch behind, one more after each resume.

```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 30)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    scheduler.load_state_dict(state["scheduler"])
    start = state["epoch"] + 1
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")  # LL512
    scheduler.step()
```
```python fixed
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 30)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    scheduler.load_state_dict(state["scheduler"])
    start = state["epoch"] + 1
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 30)
for epoch in range(100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save({"model": model.state_dict(), "epoch": epoch + 1}, "weights.pt")
    scheduler.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import (
    Content,
    Counter,
    Event,
    Finding,
    Fix,
    Group,
    LoopKind,
    Note,
    Obj,
    Op,
    Role,
    Run,
    changes,
    resume,
    rule,
)


@rule(
    "LL512",
    "checkpoint-before-scheduler-step",
    Group.ERROR,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.SCHEDULE},
    needs={Op.SAVE, Op.STEP, Op.SCHEDULE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A save that holds a scheduler and calls its epoch done, before the scheduler's step of the same epoch."""
    for save in run.all(Op.SAVE):
        content: Content = save.args["content"]
        counter = next((p.counter for p in content.pieces.values() if p.counter is not None), None)
        if counter is None or not _goes_on(run, counter) or not _has_trained(run, save, counter):
            continue
        for scheduler in _held(content):
            late = _late_step(run, save, scheduler, counter)
            if late is not None:
                yield _finding(save, late, scheduler)
                break


def _held(content: Content) -> list[Obj]:
    pieces = content.pieces.values()
    return [o for piece in pieces if piece.how == "state" for o in piece.objs if o.role is Role.SCHEDULER]


def _goes_on(run: Run, counter: Counter) -> bool:
    """Whether a resumed run begins with the next epoch."""
    return any(origin.plus + counter.plus == 1 for origin in counter.starts) or (
        not counter.starts and counter.plus == 1 and not resume.resumes(run)
    )


def _has_trained(run: Run, save: Event, counter: Counter) -> bool:
    """Whether the save stands in the loop over epochs itself, behind the training of this one."""
    if not save.loops() or save.loops()[-1].loop is not counter.loop:
        return False
    steps = [step for step in run.all(Op.STEP) if run.same_turn(step, save) and step.loops(LoopKind.BATCH)]
    return bool(steps) and all(step.index < save.index for step in steps)


def _late_step(run: Run, save: Event, scheduler: Obj, counter: Counter) -> Event | None:
    steps = [s for s in run.all(Op.SCHEDULE, of=scheduler) if run.same_turn(s, save)]
    outer = [s for s in steps if s.loops() and s.loops()[-1].loop is counter.loop]
    if not outer or len(outer) < len(steps) or any(s.index < save.index for s in outer):
        return None
    return outer[0]


def _finding(save: Event, late: Event, scheduler: Obj) -> Finding:
    name = scheduler.name or "the scheduler"
    return Finding(
        save,
        f"saved before {name}.step() of this epoch: after a resume the learning rate lags one epoch behind",
        (Note(save, "this epoch is saved as done"), Note(late, "counted only here")),
        Fix(f"save after {name}.step()", changes=(changes.move_before(late, save),)),
        on_data=True,
    )
