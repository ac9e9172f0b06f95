"""
# One scheduler is stepped at two places
A scheduler that is advanced for every batch and once more for every epoch (or by the helper and by its caller) is
ahead of its course by the second kind of call: a schedule in steps gains a tick per epoch, and a schedule in epochs
is over within the first one.

```python bad
import torch
from torch import nn

def train_epoch(model, loader, optimizer, scheduler):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()

def main(loader, epochs):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    total = epochs * len(loader)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 - step / total)
    for epoch in range(epochs):
        train_epoch(model, loader, optimizer, scheduler)
        scheduler.step()  # LL406
```
```python fixed
import torch
from torch import nn

def train_epoch(model, loader, optimizer, scheduler):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        scheduler.step()

def main(loader, epochs):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    total = epochs * len(loader)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: 1 - step / total)
    for epoch in range(epochs):
        train_epoch(model, loader, optimizer, scheduler)
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, model):
        self.model = model
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
        self.scheduler = torch.optim.lr_scheduler.StepLR(self.optimizer, step_size=10)

    def train_epoch(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.optimizer.step()
        self.scheduler.step()

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            self.train_epoch(loader)
            self.scheduler.step()  # LL406

Trainer(nn.Linear(8, 2)).fit(torch.load("loader.pt"), 30)
```
Two schedulers at two places, one scheduler at one of two places, or with explicit positions:

```python good
import torch
from torch import nn

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    warmup = torch.optim.lr_scheduler.LinearLR(optimizer, 0.1, total_iters=len(loader))
    decay = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10)
    flexible = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda t: 0.99**t)
    for epoch in range(args.epochs):
        for i, (x, y) in enumerate(loader):
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            if epoch == 0:
                warmup.step()
            if args.per_batch:
                flexible.step()
        if not args.per_batch:
            flexible.step()
        decay.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule, schedules


@rule(
    "LL406",
    "scheduler-stepped-twice",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule advanced both in and beside the batch loop, or twice after the same steps."""
    for scheduler in schedules.schedulers(run):
        events = [e for e in run.all(Op.SCHEDULE, of=scheduler) if not schedules.is_explicit(e)]
        per_batch = [event for event in events if schedules.in_batch_loop(run, event)]
        per_epoch = [event for event in events if schedules.beside_batch_loop(run, event)]
        name = scheduler.name or "the scheduler"
        for first, second, text in (*_both(run, per_batch, per_epoch), *_in_a_row(run, per_batch, per_epoch)):
            yield Finding(
                second,
                f"{name} is stepped here as well as {text}: it runs ahead of its course",
                notes=(Note(first, f"stepped {text}"),),
                fix=Fix(f"keep one of the two calls of {name}.step()", changes=(changes.delete(second),)),
            )
            break


Pair = tuple[Event, Event, str]


def _both(run: Run, per_batch: list[Event], per_epoch: list[Event]) -> Iterator[Pair]:
    for event in (e for e in per_epoch if not schedules.has_own_step(run, e)):
        for other in per_batch:
            if run.same_turn(event, other) and run.shared_loop(event, other):
                yield other, event, "on every batch"


def _in_a_row(run: Run, *paces: list[Event]) -> Iterator[Pair]:
    """Two calls at different places in one pass, without a step of the optimizer in between."""
    for first, second in (pair for events in paces for pair in pairwise(events)):
        apart = first.at != second.at and schedules.real_turns(first) == schedules.real_turns(second)
        steps = schedules.optimizer_steps(run, first.obj) if first.obj is not None else []
        if apart and not any(first.index < step.index < second.index for step in steps):
            yield first, second, "just before"
