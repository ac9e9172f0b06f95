"""
# A schedule counted in epochs is advanced per batch
`StepLR(step_size=30)`, `MultiStepLR(milestones=[30, 60])`, `CosineAnnealingLR(T_max=epochs)` count calls of
`scheduler.step()`. Counted in epochs but called for every batch, the whole schedule is over within the first epoch:
the rate has decayed to nothing (or, with a cosine, swings up and down) long before training has begun in earnest.

Call it once per epoch, or count in steps: `T_max=epochs * len(train_loader)`.

```python bad
import torch
from torch import nn

def main(loader, epochs):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=epochs)
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            scheduler.step()  # LL402
```
```python fixed
import torch
from torch import nn

def main(loader, epochs):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=epochs)
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()
```
```python bad
# file: main.py
import torch
from torch import nn
from engine import train_one_epoch

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
schedule = torch.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[30, 60, 90], gamma=0.1)
loader = torch.load("loader.pt")
for epoch in range(100):
    train_one_epoch(model, loader, optimizer, schedule)
# file: engine.py
from torch.nn.functional import cross_entropy

def train_one_epoch(model, loader, optimizer, scheduler):
    for x, y in loader:
        optimizer.zero_grad()
        cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()  # LL402
```
```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lr_lambda=lambda epoch: 0.95**epoch)
loader = torch.load("loader.pt")
for epoch in range(20):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()  # LL402
```
Lengths in steps, one loop over all steps, an explicit position, and epochs that are one step each:

```python good
import torch
from torch import nn
from torch.optim import lr_scheduler

def per_step(model, loader, epochs):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    decay = lr_scheduler.StepLR(optimizer, step_size=30 * len(loader))
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            decay.step()

def by_iteration(model, loader):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = lr_scheduler.MultiStepLR(optimizer, milestones=[60, 90])
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()

def restarts(model, loader):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=10)
    for epoch in range(40):
        for i, (x, y) in enumerate(loader):
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            scheduler.step(epoch + i / len(loader))

def full_batch(model, x, y, epochs):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = lr_scheduler.CosineAnnealingLR(optimizer, T_max=epochs)
    for epoch in range(epochs):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Obj, Op, Run, changes, rule, schedules

# Up to these numbers a bare length means epochs: no training loop has so few batches in all.
FEW = {"StepLR": 100, "MultiStepLR": 300, "CosineAnnealingLR": 200, "CosineAnnealingWarmRestarts": 100}


@rule(
    "LL402",
    "epoch-scheduler-per-batch",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
    unless={"LL404"},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule whose length is counted in epochs, advanced in the batch loop with each step of its optimizer."""
    for scheduler in schedules.schedulers(run):
        if scheduler.facts.get("unit") in ("batch", "metric"):
            continue
        for event in run.all(Op.SCHEDULE, of=scheduler):
            if _is_held(run, event) or not schedules.in_batch_loop(run, event):
                continue
            if text := _in_epochs(run, scheduler, event):
                yield _finding(run, scheduler, event, text)
                break


def _finding(run: Run, scheduler: Obj, event: Event, text: str) -> Finding:
    made = run.made(scheduler)
    name = scheduler.name or "scheduler"
    return Finding(
        schedules.place(run, scheduler, event),
        f"{name} counts epochs ({text}) but is advanced on every batch: it is over within the first epoch",
        notes=(Note(made, "its length is given here"),) if made is not None else (),
        fix=Fix(f"call {name}.step() once per epoch, after the batch loop", changes=_per_epoch(event)),
    )


def _per_epoch(event: Event) -> tuple[changes.Change, ...]:
    """Behind the innermost loop, where the function that holds it goes over the batches itself."""
    loops = event.loops()
    return (changes.move_after(event, loops[-1].loop.at),) if loops and loops[-1].loop.at is not None else ()


def _is_held(run: Run, event: Event) -> bool:
    """Whether its position is given, or a test on a counter or the data lets steps through but holds it back."""
    if schedules.is_explicit(event):
        return True
    steps = schedules.optimizer_steps(run, event.obj) if event.obj is not None else []
    passed = {guard.at for step in steps for guard in step.guards}
    return any(guard.kind != "config" and guard.at not in passed for guard in event.guards)


def _in_epochs(run: Run, scheduler: Obj, event: Event) -> str:
    """How the arguments say that the schedule counts epochs; "" if they do not."""
    length = schedules.horizon(scheduler)
    around = schedules.epochs_around(run, event)
    kind = scheduler.made.rpartition(".")[2]
    if length.unit is schedules.Unit.EPOCHS:
        return length.text
    if length.unit is schedules.Unit.STEPS or around is None:
        return ""
    if kind in ("LambdaLR", "MultiplicativeLR"):
        counter = str(scheduler.facts.get("counter", ""))
        return f"lambda {counter}" if schedules.unit_of(counter) is schedules.Unit.EPOCHS else ""
    if kind == "ExponentialLR":
        gamma = scheduler.args.get("gamma")
        return f"gamma={gamma}" if isinstance(gamma, float) and gamma <= 0.99 else ""
    return length.text if kind in FEW and _is_few(length.number, around, FEW[kind]) else ""


def _is_few(number: float | None, around: Loop, limit: int) -> bool:
    if number is None:
        return False
    return number <= (max(around.length, 10) if isinstance(around.length, int) else limit)
