"""
# A scheduler that is never stepped
The schedule is built, perhaps even printed in each line of the log, but nobody calls `scheduler.step()`: the learning
rate stays at its first value. With a warm-up that is the lowest one.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=10)  # LL405
loader = torch.load("loader.pt")
for epoch in range(10):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    print(epoch, scheduler.get_last_lr())
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=10)
loader = torch.load("loader.pt")
for epoch in range(10):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step()
    print(epoch, scheduler.get_last_lr())
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, gen, disc):
        self.gen, self.disc = gen, disc
        self.opt_g, self.opt_d = torch.optim.Adam(gen.parameters()), torch.optim.Adam(disc.parameters())
        self.sched_g = torch.optim.lr_scheduler.ExponentialLR(self.opt_g, 0.95)
        self.sched_d = torch.optim.lr_scheduler.ExponentialLR(self.opt_d, 0.95)  # LL405

    def fit(self, loader, epochs):
        for epoch in range(epochs):
            for z, real in loader:
                self.opt_d.zero_grad()
                (self.disc(self.gen(z).detach()).mean() - self.disc(real).mean()).backward()
                self.opt_d.step()
                self.opt_g.zero_grad()
                (-self.disc(self.gen(z)).mean()).backward()
                self.opt_g.step()
            self.sched_g.step()

Trainer(nn.Linear(2, 2), nn.Linear(2, 1)).fit(torch.load("loader.pt"), 10)
```
Members of another scheduler, one that is handed to somebody else, one that is stepped only on demand:

```python good
import torch
from torch import nn
from torch.optim import lr_scheduler
from somewhere import Loop

def build(model, epochs):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    warmup = lr_scheduler.LinearLR(optimizer, 0.1, total_iters=5)
    decay = lr_scheduler.CosineAnnealingLR(optimizer, T_max=epochs - 5)
    return optimizer, lr_scheduler.SequentialLR(optimizer, [warmup, decay], milestones=[5])

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer, scheduler = build(model, args.epochs)
    other = lr_scheduler.StepLR(optimizer, 10)
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        if args.decay:
            scheduler.step()
    Loop(model, optimizer, other).run()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, rule, schedules


@rule(
    "LL405",
    "scheduler-never-stepped",
    Group.WARNING,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE, Op.WRAP, Op.MENTION},
    needs={Op.MAKE, Op.STEP},
    unless={"LL113"},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A scheduler that is made and neither stepped nor handed on, while its optimizer steps in a loop."""
    for made in run.all(Op.MAKE):
        scheduler = made.obj
        if scheduler is None or scheduler.role is not Role.SCHEDULER or scheduler.facts.get("own_step"):
            continue
        steps = [
            s for s in schedules.optimizer_steps(run, scheduler) if s.index > made.index and schedules.real_turns(s)
        ]
        if not steps or _is_used(run, scheduler):
            continue
        name = scheduler.name or "the scheduler"
        yield Finding(
            made,
            f"{name} is never stepped: the learning rate keeps its first value",
            notes=(Note(steps[0], "its optimizer steps here"),),
            fix=Fix(
                f"call {name}.step() after {steps[0].obj.name if steps[0].obj else 'optimizer'}.step()",
                changes=_stepped(scheduler, steps[0]),
            ),
            doubt="code that is not visible may step it" if run.entry.open else "",
            never=True,
        )


def _stepped(scheduler: Obj, step: Event) -> tuple[changes.Change, ...]:
    """In the batch loop where the schedule counts steps, else behind it."""
    word, loops = changes.spelled(scheduler.name), schedules.real_turns(step)
    unit = schedules.horizon(scheduler).unit
    if scheduler.facts.get("unit") == "metric":
        return ()
    if unit is schedules.Unit.STEPS or (scheduler.facts.get("unit") == "batch" and unit is not schedules.Unit.EPOCHS):
        return (changes.after(step, "{}.step()", word),)
    outer = loops[-2].loop.at if len(loops) > 1 else None
    inner = loops[-1].loop.at
    if outer is None or inner is None:
        return ()
    return (changes.either((changes.after(inner, "{}.step()", word),), (changes.tail(outer, "{}.step()", word),)),)


def _is_used(run: Run, scheduler: Obj) -> bool:
    if run.all(Op.SCHEDULE, Op.MENTION, of=scheduler):
        return True
    if any(event.obj is not None and not event.obj.known for event in run.all(Op.SCHEDULE)):
        return True  # a scheduler of which only the name is known may be this one
    if any(_replaces(event.obj, scheduler) for event in run.all(Op.SCHEDULE)):
        return True
    return any(_holds(event, scheduler) for event in run.all(Op.MAKE, Op.WRAP))


def _replaces(other: Obj | None, scheduler: Obj) -> bool:
    """Whether another scheduler of the same optimizer has taken the name: a cell of a notebook is run again."""
    return other is not None and other.name == scheduler.name != "" and other.of == scheduler.of


def _holds(event: Event, scheduler: Obj) -> bool:
    """Whether a scheduler is an argument of what is made here (a warm-up wrapper, a sequence, a trainer)."""
    holder = event.obj
    if holder is None or holder is scheduler:
        return False
    values = [*holder.args.values(), *(holder.of or ()), *event.args.values()]
    parts = [part for value in values for part in (value if isinstance(value, list | tuple) else (value,))]
    return any(isinstance(part, Obj) and part.root is scheduler for part in parts)
