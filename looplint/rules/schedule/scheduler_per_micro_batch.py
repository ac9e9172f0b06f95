"""
# The schedule runs on micro-batches, the optimizer on every N-th
With gradient accumulation the optimizer steps once every N batches. A `scheduler.step()` outside of the test that lets
the step through is called N times as often: a warm-up of 1000 steps is over after 1000 / N, and the decay ends when
1/N of the training is done.

Move it next to `optimizer.step()`, or count the schedule in micro-batches (`T_max=epochs * len(loader)`).

```python bad
import torch
from torch import nn

def main(loader, epochs, accumulate):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    updates = epochs * len(loader) // accumulate
    scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=updates)
    for epoch in range(epochs):
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / accumulate).backward()
            if (i + 1) % accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()
            scheduler.step()  # LL407
```
```python fixed
import torch
from torch import nn

def main(loader, epochs, accumulate):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    updates = epochs * len(loader) // accumulate
    scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=updates)
    for epoch in range(epochs):
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / accumulate).backward()
            if (i + 1) % accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()
                scheduler.step()
```
A scheduler that was not prepared by the library that accumulates does not know when to wait:

```python bad
import torch
from accelerate import Accelerator
from torch import nn

def main(loader, steps):
    accelerator = Accelerator(gradient_accumulation_steps=4)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=steps)
    model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
    for x, y in loader:
        with accelerator.accumulate(model):
            accelerator.backward(nn.functional.cross_entropy(model(x), y))
            optimizer.step()
            scheduler.step()  # LL407
            optimizer.zero_grad()
```
```python good
import torch
from torch import nn

def main(loader, epochs, accumulate):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.0, total_iters=epochs * len(loader))
    for epoch in range(epochs):
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / accumulate).backward()
            if (i + 1) % accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                optimizer.zero_grad()
            scheduler.step()
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, Scope, changes, rule, schedules


@rule(
    "LL407",
    "scheduler-per-micro-batch",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.BACKWARD, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule advanced in a pass whose step a counter holds back, though it is not counted in micro-batches."""
    for scheduler in schedules.schedulers(run):
        if scheduler.facts.get("unit") == "metric":
            continue
        for event in run.all(Op.SCHEDULE, of=scheduler):
            held = None if schedules.is_explicit(event) else _held_step(run, event, scheduler)
            if held is None or _counts_passes(run, scheduler, held, event):
                continue
            name = scheduler.name or "scheduler"
            yield Finding(
                event,
                f"{name} is stepped on every micro-batch, but its optimizer only on some: its course ends too early",
                notes=(Note(held, "the optimizer steps only here"),),
                fix=Fix(
                    f"call {name}.step() next to the optimizer's step",
                    changes=(changes.move_after(event, held, inside=True),),
                ),
                doubt="" if schedules.horizon(scheduler).text else "in which unit the schedule counts is not visible",
            )
            break


def _held_step(run: Run, event: Event, scheduler: Obj) -> Event | None:
    """A step of the optimizer that is held back by a gate, or a framework, which lets the schedule pass."""
    if not schedules.in_batch_loop(run, event) or not _in_pass(event, run.all(Op.BACKWARD)):
        return None
    loop = schedules.real_turns(event)[-1].loop
    steps = schedules.optimizer_steps(run, scheduler)
    for step in steps:
        together = any(turn.loop is loop for turn in schedules.real_turns(step))
        gated = run.gate(step, unlike=event) is not None and not _in_pass(event, steps)
        if together and (gated or _is_withheld(step, event)):
            return step
    return None


def _is_withheld(step: Event, event: Event) -> bool:
    """Whether a framework makes a step wait for the last micro-batch, but not the schedule."""
    passed = {guard.at for guard in step.guards}
    waits = any(guard.kind == "gate" and guard.at not in passed for guard in event.guards)
    held = step.args.get("prepared") and step.inside(Scope.OFF_STEP) and not event.args.get("prepared")
    return bool(held) and not waits


def _in_pass(event: Event, others: Sequence[Event]) -> bool:
    """Whether any of these events happens in the pass of the loops around this one."""
    turns = schedules.real_turns(event)
    return any(schedules.real_turns(other)[: len(turns)] == turns for other in others)


def _counts_passes(run: Run, scheduler: Obj, held: Event, event: Event) -> bool:
    """Whether the schedule counts micro-batches (its length is not divided as the gate divides), or epochs (LL402)."""
    length = schedules.horizon(scheduler)
    if length.unit is not schedules.Unit.STEPS:
        return length.unit is schedules.Unit.EPOCHS
    gate = run.gate(held, unlike=event)
    every = re.escape(str(gate.every)) if gate is not None else r"\d+"
    divided = length.accumulation or re.search(rf"//?\s*{every}\b", length.text) is not None
    return not divided and re.search(r"len\(|iter", length.text.rpartition("=")[2]) is not None
