"""
# A schedule drives an optimizer that is no longer used
A scheduler writes the learning rates of the optimizer that it was made with. Where a new optimizer takes that one's
place (after a layer was unfrozen, after a reset), the schedule goes on changing the old one's: the rate that the model
is trained with stays where the new optimizer began.

Make the schedule anew after the optimizer, or add the new parameters to the old optimizer with `add_param_group`.

```python bad
import torch
from torch import nn

class FineTuner:
    def __init__(self, model, epochs):
        self.model, self.epochs = model, epochs
        self.optimizer = torch.optim.AdamW(model.head.parameters(), lr=1e-2)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=epochs)

    def unfreeze(self):
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=1e-3)  # LL408

    def fit(self, loader):
        for epoch in range(self.epochs):
            if epoch == 4:
                self.unfreeze()
            for x, y in loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.optimizer.step()
            self.scheduler.step()
```
```python fixed
import torch
from torch import nn

class FineTuner:
    def __init__(self, model, epochs):
        self.model, self.epochs = model, epochs
        self.optimizer = torch.optim.AdamW(model.head.parameters(), lr=1e-2)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=epochs)

    def unfreeze(self):
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=1e-3)
        self.scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, T_max=self.epochs - 4)

    def fit(self, loader):
        for epoch in range(self.epochs):
            if epoch == 4:
                self.unfreeze()
            for x, y in loader:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                self.optimizer.step()
            self.scheduler.step()
```
```python bad
import torch
from torch import nn

def main(args, generator, critic, loader):
    opt_g = torch.optim.Adam(generator.parameters(), lr=args.lr)
    opt_d = torch.optim.Adam(critic.parameters(), lr=args.lr)
    sched_g = torch.optim.lr_scheduler.StepLR(opt_g, 30)
    sched_d = torch.optim.lr_scheduler.StepLR(opt_g, 30)  # LL408
    for epoch in range(args.epochs):
        for real in loader:
            fake = generator(torch.randn(8, 4))
            opt_d.zero_grad()
            (critic(fake.detach()).mean() - critic(real).mean()).backward()
            opt_d.step()
            opt_g.zero_grad()
            (-critic(fake).mean()).backward()
            opt_g.step()
        sched_g.step()
        sched_d.step()
```
Two phases with an optimizer each, an inner optimizer, and two schedules in turn on one optimizer:

```python good
import copy
import torch
from torch import nn
from torch.optim.lr_scheduler import LinearLR, StepLR

def two_phases(model, loader):
    optimizer = torch.optim.SGD(model.head.parameters(), lr=0.1)
    scheduler = StepLR(optimizer, 5)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        scheduler.step()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()

def adapting(model, tasks):
    optimizer = torch.optim.Adam(model.parameters())
    warmup, decay = LinearLR(optimizer, total_iters=5), StepLR(optimizer, 5)
    for step, (x, y) in enumerate(tasks):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
        fast = copy.deepcopy(model)
        inner = torch.optim.SGD(fast.parameters(), lr=0.1)
        nn.functional.cross_entropy(fast(x), y).backward()
        inner.step()
        if step < 5:
            warmup.step()
        else:
            decay.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, phases, rule, schedules


@rule(
    "LL408",
    "scheduler-on-stale-optimizer",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP, Op.MAKE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule advanced after another optimizer took its own one's place, or made over that of another model."""
    for scheduler in schedules.schedulers(run):
        made = run.made(scheduler)
        if made is None or not scheduler.of or len(scheduler.of) != 1 or not scheduler.of[0].root.known:
            continue
        for advance in run.all(Op.SCHEDULE, of=scheduler):
            new = _replacement(run, scheduler.of[0].root, made, advance)
            if new is not None:
                yield _stale(scheduler, new, made, advance)
                break
        yield from _mistaken(run, scheduler, made)


def _replacement(run: Run, old: Obj, made: Event, advance: Event) -> Event | None:
    """The making of the optimizer that was stepped last, in the place of the schedule's own, which is not any more."""
    step = run.last(Op.STEP, before=advance)
    if step is None or step.obj is None or step.obj is old or step.obj.name != old.name or not old.name:
        return None
    new = run.last(Op.MAKE, before=step, of=step.obj)
    if new is None or new.index < made.index or run.between(new, advance, Op.STEP, of=old):
        return None
    others = (event.obj for event in run.between(new, advance, Op.SCHEDULE))
    return None if any(obj is not None and step.obj in (obj.of or ()) for obj in others) else new


def _stale(scheduler: Obj, new: Event, made: Event, advance: Event) -> Finding:
    name = scheduler.name or "the scheduler"
    optimizer = new.obj.name if new.obj is not None else "the optimizer"
    return Finding(
        new,
        f"{optimizer} is replaced, but {name} goes on driving the old one: the learning rate stays as it is from here",
        notes=(Note(made, f"{name} is made over the old optimizer"), Note(advance, "advanced here")),
        fix=Fix(f"make {name} anew over the new optimizer, or use add_param_group"),
    )


def _mistaken(run: Run, scheduler: Obj, made: Event) -> Iterator[Finding]:
    """Two schedules over one optimizer, one of them called after another optimizer, which has none."""
    driven = [obj.of[0].root for obj in schedules.schedulers(run) if obj.of]
    own = scheduler.of[0].root if scheduler.of else None
    if driven.count(own) < 2:  # type: ignore[arg-type]
        return
    for other in run.objects(Op.STEP):
        if other is not own and own is not None and other not in driven and _called_after(scheduler, other, own):
            yield Finding(
                made,
                f"{scheduler.name} is made over {own.name}, which has another schedule: the rate of {other.name} never "
                f"changes, and that of {own.name} changes twice as fast",
                notes=(Note(other.at, f"{other.name} is made here"),) if other.at is not None else (),
                fix=Fix(
                    f"make it over {other.name}",
                    changes=(changes.keyword(made, "optimizer", "{}", changes.spelled(other.name), position=0),),
                ),
            )


def _called_after(scheduler: Obj, other: Obj, own: Obj) -> bool:
    said, theirs, ours = (_tags(obj.name) for obj in (scheduler, other, own))
    return bool(said & theirs - ours) and not said & ours - theirs


def _tags(name: str) -> set[str]:
    kinds = {"optimizer", "optim", "opt", "optimiser", "scheduler", "sched", "schedule", "lr", "self"}
    return {word for word in phases.words(name) if word not in kinds}
