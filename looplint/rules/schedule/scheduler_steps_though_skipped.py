"""
# A schedule advances where the scaler left out the step
`GradScaler.step` leaves a step out when a gradient is infinite, which it does on purpose while it looks for its scale.
A schedule that is advanced per step then counts steps that did not happen (PyTorch warns when that is the first one).
Its maintainers call a few lost steps harmless; over a whole training they are.

Compare the scale before and after `scaler.update()`: it has fallen where the step was left out.
Source: https://github.com/pytorch/pytorch/issues/55585

```python bad
import torch
from torch import nn

def train(model, loader, total_steps):
    optimizer = torch.optim.AdamW(model.parameters())
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, total_steps=total_steps)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
        scheduler.step()  # LL412
```
```python fixed
import torch
from torch import nn

def train(model, loader, total_steps):
    optimizer = torch.optim.AdamW(model.parameters())
    scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, 1e-3, total_steps=total_steps)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scale = scaler.get_scale()
        scaler.update()
        if scaler.get_scale() >= scale:
            scheduler.step()
```
```python good
import torch
from torch import nn

def train(model, loader, epochs):
    optimizer = torch.optim.AdamW(model.parameters())
    scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 30)
    scaler = torch.amp.GradScaler("cuda")
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.float16):
                loss = nn.functional.cross_entropy(model(x), y)
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        scheduler.step()
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, rule, schedules
from looplint.regex import regex

_ASKS = regex(r"scale|skip|overflow|inf|nan|was_run|stepped|success", re.IGNORECASE)


@rule(
    "LL412",
    "scheduler-steps-though-skipped",
    Group.ADVICE,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule advanced with each step of a scaler that is on, without asking whether the step was left out."""
    for scheduler in schedules.schedulers(run):
        scaled = [step for step in schedules.optimizer_steps(run, scheduler) if step.args.get("scaler")]
        for advance in run.all(Op.SCHEDULE, of=scheduler) if scaled else ():
            step = _scaled_step(run, scaled, advance)
            if step is None or advance.by or not schedules.in_batch_loop(run, advance):
                continue
            if not any(_ASKS.search(guard.text) and guard not in step.guards for guard in advance.guards):
                yield Finding(
                    advance,
                    f"{scheduler.name or 'the schedule'} advances although the scaler may have left out the step",
                    notes=(Note(step, "left out where a gradient is infinite"),),
                    fix=Fix("advance it only where the scale has not fallen in scaler.update()"),
                )
                break


def _scaled_step(run: Run, scaled: list[Event], advance: Event) -> Event | None:
    steps = [step for step in scaled if run.same_turn(step, advance)]
    scaler = steps[0].args.get("scaler") if steps else None
    on = isinstance(scaler, Obj) and False not in run.values(scaler.args.get("enabled", True))
    return steps[0] if on else None
