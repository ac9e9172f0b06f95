"""
# The schedule is advanced before the optimizer
A scheduler sets the rate for the *next* step, so `scheduler.step()` belongs after `optimizer.step()`. Called before it,
the first value of the schedule is never used and everything happens one tick early: a warm-up skips its lowest rate, a
decay begins an epoch too soon, and a checkpoint stores a rate that its weights never saw. PyTorch only warns.

Until PyTorch 1.1 the other order was right, so old code has it.
Source: https://docs.pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10)
loader = torch.load("loader.pt")
for epoch in range(30):
    scheduler.step()  # LL401
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, step_size=10)
loader = torch.load("loader.pt")
for epoch in range(30):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step()
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, model, total):
        self.model = model
        self.optimizer = torch.optim.AdamW(model.parameters())
        self.scheduler = torch.optim.lr_scheduler.LambdaLR(self.optimizer, lambda step: 1 - step / total)

    def train_epoch(self, loader):
        for x, y in loader:
            self.optimizer.zero_grad()
            nn.functional.cross_entropy(self.model(x), y).backward()
            self.scheduler.step()  # LL401
            self.optimizer.step()

def main(loader):
    trainer = Trainer(nn.Linear(8, 2), 3 * len(loader))
    for epoch in range(3):
        trainer.train_epoch(loader)
```
Another optimizer's scheduler, an explicit position, and what happens before training begins:

```python good
import torch
from torch import nn

def main(loader, start_epoch):
    gen, disc = nn.Linear(2, 2), nn.Linear(2, 1)
    opt_g, opt_d = torch.optim.SGD(gen.parameters(), 0.1), torch.optim.SGD(disc.parameters(), 0.1)
    sched_g = torch.optim.lr_scheduler.CosineAnnealingLR(opt_g, T_max=10)
    sched_d = torch.optim.lr_scheduler.CosineAnnealingLR(opt_d, T_max=10)
    for _ in range(start_epoch):
        sched_g.step()
    for epoch in range(start_epoch, 10):
        sched_d.step(epoch)
        for z, real in loader:
            opt_d.zero_grad()
            (disc(gen(z).detach()).mean() - disc(real).mean()).backward()
            opt_d.step()
            opt_g.zero_grad()
            (-disc(gen(z)).mean()).backward()
            opt_g.step()
        sched_g.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Run, changes, rule, schedules


@rule(
    "LL401",
    "scheduler-before-optimizer",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """The first advance of a schedule, where a step of its optimizer follows in the same pass but none came before."""
    for scheduler in schedules.schedulers(run):
        first = run.all(Op.SCHEDULE, of=scheduler)[0]
        if schedules.is_explicit(first) or scheduler.facts.get("unit") == "metric":
            continue
        step = _step_after(run, first, scheduler)
        if step is not None:
            optimizer = step.obj.name if step.obj is not None and step.obj.name else "optimizer"
            yield Finding(
                first,
                f"{scheduler.name or 'the schedule'} is advanced before {optimizer} has stepped: its first learning "
                "rate is never used",
                notes=(Note(step, "the first step comes only here"),),
                fix=Fix(
                    f"call {scheduler.name or 'scheduler'}.step() after {optimizer}.step()",
                    changes=(changes.move_after(changes.outermost(first, step), changes.outermost(step, first)),),
                ),
            )


def _step_after(run: Run, first: Event, scheduler: Obj) -> Event | None:
    """The first step of the optimizer, if it comes after the advance and in the same pass of a loop around both."""
    steps = schedules.optimizer_steps(run, scheduler)
    if not steps or steps[0].index < first.index:
        return None
    around = {id(turn.loop) for turn in schedules.life(run, scheduler, steps[0])}
    shared = any(id(turn.loop) in around for turn in schedules.life(run, scheduler, first))
    kinds = (LoopKind.BATCH, LoopKind.EPOCH, LoopKind.OTHER)
    return steps[0] if shared and run.same_turn(first, steps[0], *kinds) else None
