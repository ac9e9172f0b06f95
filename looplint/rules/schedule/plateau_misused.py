"""
# ReduceLROnPlateau is stepped wrongly
`ReduceLROnPlateau` lowers the rate when a metric has stopped to improve for `patience` calls. It must be given that
metric (`step()` without one raises a TypeError, at the end of the first epoch), the metric of *this* epoch (before the
evaluation it sees the previous one, and reacts an epoch late), and once per evaluation: on the losses of single
batches it takes their noise for a plateau and the rate is gone after a few dozen steps.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=2)
train_loader, val_loader = torch.load("loaders.pt")
val_loss = float("inf")
for epoch in range(20):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step(val_loss)  # LL404
    val_loss = 0.0
    with torch.no_grad():
        for x, y in val_loader:
            val_loss += nn.functional.cross_entropy(model(x), y).item()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=2)
train_loader, val_loader = torch.load("loaders.pt")
val_loss = float("inf")
for epoch in range(20):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    val_loss = 0.0
    with torch.no_grad():
        for x, y in val_loader:
            val_loss += nn.functional.cross_entropy(model(x), y).item()
    scheduler.step(val_loss)
```
```python bad
import torch
from torch import nn
from torch.optim import lr_scheduler

def make_scheduler(name, optimizer):
    if name == "plateau":
        return lr_scheduler.ReduceLROnPlateau(optimizer, patience=3)
    return lr_scheduler.StepLR(optimizer, step_size=30)

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = make_scheduler(args.scheduler, optimizer)
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()  # LL404
```
```python good
import torch
from torch import nn
from torch.optim import lr_scheduler

def evaluate(model, loader):
    with torch.no_grad():
        return sum(nn.functional.cross_entropy(model(x), y).item() for x, y in loader)

def main(args, train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    if args.plateau:
        scheduler = lr_scheduler.ReduceLROnPlateau(optimizer, patience=3)
    else:
        scheduler = lr_scheduler.StepLR(optimizer, step_size=30)
    slow = lr_scheduler.ReduceLROnPlateau(optimizer, mode="min")
    for epoch in range(args.epochs):
        for step, (x, y) in enumerate(train_loader):
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            if step % 1000 == 999:
                slow.step(evaluate(model, val_loader))
        val_loss = evaluate(model, val_loader)
        if isinstance(scheduler, lr_scheduler.ReduceLROnPlateau):
            scheduler.step(val_loss)
        else:
            scheduler.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, phases, rule, schedules

AVERAGED = frozenset({"avg", "average", "mean", "running", "window", "smooth", "smoothed", "ema", "meter", "epoch"})


@rule(
    "LL404",
    "plateau-misused",
    Group.ERROR,
    reads={
        *(Op.SCHEDULE, Op.STEP, Op.MAKE, Op.FORWARD, Op.BACKWARD, Op.GRAD),
        *(Op.GRAD_MODE, Op.TRAIN, Op.EVAL),
    },
    needs={Op.SCHEDULE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Each advance of a plateau schedule: with a metric, of this epoch, and not of a single batch."""
    for scheduler in schedules.schedulers(run):
        if scheduler.facts.get("unit") != "metric":
            continue
        for event in run.all(Op.SCHEDULE, of=scheduler):
            finding = _without_metric(event) or _per_batch(run, event) or _too_early(run, event)
            if finding is not None:
                yield finding
                break


def _name(event: Event) -> str:
    return event.obj.name if event.obj is not None and event.obj.name else "scheduler"


def _without_metric(event: Event) -> Finding | None:
    if event.args.get("metric") is not None:
        return None
    return Finding(
        event,
        f"{_name(event)} is a ReduceLROnPlateau and is stepped without a metric: this raises a TypeError",
        notes=(Note(event.obj.at, "made here"),) if event.obj is not None and event.obj.at is not None else (),
        fix=Fix(f"call {_name(event)}.step(metric) with the validation metric of this epoch"),
    )


def _per_batch(run: Run, event: Event) -> Finding | None:
    """Stepped in the batch loop, without a gate, with the loss of the batch, inside of epochs."""
    if not schedules.in_batch_loop(run, event) or schedules.epochs_around(run, event) is None:
        return None
    patience = event.obj.args.get("patience", 10) if event.obj is not None else 10
    averaged = AVERAGED & set(phases.words(str(event.args.get("metric"))))
    if averaged or any(guard.kind != "config" for guard in event.guards):
        return None
    if isinstance(patience, str) or patience >= 100:
        return None
    return Finding(
        event,
        f"{_name(event)} is stepped with the loss of single batches: it takes their noise for a plateau, and the "
        "learning rate is gone within the first epoch",
        fix=Fix(f"call {_name(event)}.step(metric) once per evaluation"),
    )


def _too_early(run: Run, event: Event) -> Finding | None:
    """Stepped with a validation metric before the validation of this epoch has run."""
    metric = str(event.args.get("metric"))
    if event.args.get("metric_stale") is False or not schedules.beside_batch_loop(run, event):
        return None
    if not phases.speaks_of_evaluation(metric):
        return None
    about = _validations(run, event, metric)
    if not about or any(forward.index < event.index for forward in about):
        return None
    return Finding(
        event,
        f"{_name(event)} is stepped before this epoch is evaluated: {metric} is still that of the epoch before",
        notes=(Note(about[0], "evaluated only here"),),
        fix=Fix(
            f"call {_name(event)}.step({metric}) after the evaluation",
            changes=(changes.move_after(event, changes.outermost(about[0], event), past=True),),
        ),
    )


def _validations(run: Run, event: Event, metric: str) -> list[Event]:
    """The validation forwards in the same epoch; where the metric is not called test, those of a test are left out."""
    is_test = "test" in metric.lower()
    return [
        evaluation.forward
        for evaluation in run.evaluations
        if run.same_turn(event, evaluation.forward) and (is_test or "test" not in evaluation.why.lower())
    ]
