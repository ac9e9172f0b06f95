"""
# The average is updated before the step
Between `backward()` and `step()` the weights are still those of the step before: the average lags one update behind,
and the last update of the training never enters it.

```python bad
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    ema.update_parameters(model)  # LL901
    optimizer.step()
torch.save(ema.module.state_dict(), "ema.pt")
```
```python fixed
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    ema.update_parameters(model)
torch.save(ema.module.state_dict(), "ema.pt")
```
```python good
import copy

import torch

@torch.no_grad()
def update(teacher, student, keep):
    for old, new in zip(teacher.parameters(), student.parameters()):
        old.mul_(keep).add_(new, alpha=1 - keep)

student = torch.nn.Linear(8, 1)
teacher = copy.deepcopy(student)
optimizer = torch.optim.SGD(student.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    with torch.no_grad():
        wanted = teacher(inputs)
    optimizer.zero_grad()
    (student(inputs) - wanted).pow(2).mean().backward()
    update(teacher, student, 0.99)
    optimizer.step()
torch.save(student.state_dict(), "student.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, averages, changes, rule


@rule(
    "LL901",
    "ema-before-step",
    Group.WARNING,
    reads={Op.EMA_UPDATE, Op.BACKWARD, Op.STEP, Op.FORWARD},
    needs={Op.EMA_UPDATE, Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """An update between a backward and its step, and none behind the step."""
    for average in averages.averages(run):
        if averages.is_teacher(run, average):
            continue
        for update in average.updates:
            backward = _last(run, average, update, Op.BACKWARD)
            step = _next(run, average, update, Op.STEP)
            if backward is None or step is None or not run.same_turn(backward, step):
                continue
            stepped = _last(run, average, update, Op.STEP)
            if (stepped is None or stepped.index < backward.index) and not _again(run, average, step):
                yield _finding(average, update, step)
                break


def _last(run: Run, average: averages.Average, update: Event, op: Op) -> Event | None:
    events = [e for e in run.within(None, update, op) if averages.follows(average, e) and run.same_turn(e, update)]
    return events[-1] if events else None


def _next(run: Run, average: averages.Average, update: Event, op: Op) -> Event | None:
    events = (e for e in run.within(update, None, op) if averages.follows(average, e) and run.same_turn(e, update))
    return next(events, None)


def _again(run: Run, average: averages.Average, step: Event) -> bool:
    """Whether it is updated behind the step as well."""
    after = run.next(Op.EMA_UPDATE, after=step, of=average.obj)
    backward = run.next(Op.BACKWARD, after=step)
    return after is not None and (backward is None or after.index < backward.index)


def _finding(average: averages.Average, update: Event, step: Event) -> Finding:
    return Finding(
        update,
        f"{average.name} is updated before the step: it averages the weights of one update earlier",
        (Note(update, "averaged here"), Note(step, "the weights change only here")),
        Fix("update the average after optimizer.step()", changes=(changes.move_after(update, step),)),
    )
