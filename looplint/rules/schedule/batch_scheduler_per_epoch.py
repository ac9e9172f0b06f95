"""
# A schedule counted in steps is advanced per epoch
`OneCycleLR`, `CyclicLR`, the warm-up schedules of language models, and every schedule whose length is a number of
optimizer steps (`T_max=len(loader)`, `num_training_steps=epochs * len(loader)`) want `scheduler.step()` after each
`optimizer.step()`. Called once per epoch, they get through a small part of their course: the rate never leaves the
warm-up, and nothing says so.

```python bad
import torch
from torch import nn

def fit(model, loader, optimizer, scheduler, epochs):
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        if scheduler is not None:
            scheduler.step()  # LL403

loader = torch.load("loader.pt")
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, epochs=8, steps_per_epoch=len(loader))
fit(model, loader, optimizer, scheduler, 8)
```
```python fixed
import torch
from torch import nn

def fit(model, loader, optimizer, scheduler, epochs):
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            if scheduler is not None:
                scheduler.step()

loader = torch.load("loader.pt")
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, epochs=8, steps_per_epoch=len(loader))
fit(model, loader, optimizer, scheduler, 8)
```
```python bad
import torch
from torch import nn

def linear_with_warmup(optimizer, warmup, total):
    def factor(step):
        return min((step + 1) / warmup, (total - step) / (total - warmup))
    return torch.optim.lr_scheduler.LambdaLR(optimizer, factor)

loader = torch.load("loader.pt")
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = linear_with_warmup(optimizer, 100, 5 * len(loader))
for epoch in range(5):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step()  # LL403
```
```python good
import torch
from torch import nn

def main(loader, epochs, total_steps):
    model, temperature = nn.Linear(8, 2), nn.Linear(1, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    other = torch.optim.SGD(temperature.parameters(), lr=0.1)
    per_epoch = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=0.1, total_steps=epochs)
    per_batch = torch.optim.lr_scheduler.CyclicLR(other, 0.01, 0.1)
    in_epochs = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=total_steps // len(loader))
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            other.zero_grad()
            nn.functional.cross_entropy(model(x) / temperature(torch.ones(1)), y).backward()
            optimizer.step()
            other.step()
            per_batch.step()
        if epoch < 5:
            per_epoch.step()
        else:
            in_epochs.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Obj, Op, Run, changes, rule, schedules


@rule(
    "LL403",
    "batch-scheduler-per-epoch",
    Group.ERROR,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.STEP},
    unless={"LL406"},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule whose length is counted in steps, advanced beside the batch loop."""
    for scheduler in schedules.schedulers(run):
        if scheduler.facts.get("unit") == "metric":
            continue
        for event in run.all(Op.SCHEDULE, of=scheduler):
            if schedules.is_explicit(event) or not schedules.beside_batch_loop(run, event):
                continue
            if schedules.has_own_step(run, event):
                continue
            if text := _in_steps(run, scheduler, schedules.life(run, scheduler, event)[-1].loop):
                yield _finding(run, scheduler, event, text)
                break


def _finding(run: Run, scheduler: Obj, event: Event, text: str) -> Finding:
    made = run.made(scheduler)
    name = scheduler.name or "scheduler"
    return Finding(
        schedules.place(run, scheduler, event),
        f"{name} counts optimizer steps ({text}) but is advanced once per epoch: the rate stays near its start",
        notes=(Note(made, "its length is given here"),) if made is not None else (),
        fix=Fix(
            f"call {name}.step() in the batch loop, after optimizer.step()",
            changes=_per_step(run, scheduler, event),
        ),
        doubt="what it calls a step may be a call of its step()" if "class" in scheduler.facts else "",
    )


def _per_step(run: Run, scheduler: Obj, event: Event) -> tuple[changes.Change, ...]:
    """Behind the step of the optimizer; where that stands in another function, a call there for the one here."""
    steps = schedules.optimizer_steps(run, scheduler)
    if not steps:
        return ()
    elsewhere = (
        changes.delete(event),
        changes.after(steps[0], "{}.step()", changes.spelled(scheduler.name, f"self.{scheduler.name}")),
    )
    return (changes.either((changes.move_after(event, steps[0], inside=True),), elsewhere),)


def _in_steps(run: Run, scheduler: Obj, epochs: Loop) -> str:
    """How the arguments say that the schedule counts steps; "" if they do not."""
    if _is_of_loop(scheduler, epochs):
        return ""
    length = schedules.horizon(scheduler)
    if length.unit is schedules.Unit.STEPS or (length.unit is None and _holds_batches(run, scheduler, epochs)):
        return length.text
    if length.unit is schedules.Unit.EPOCHS or scheduler.facts.get("unit") != "batch":
        return ""
    if scheduler.made.endswith(".CyclicLR") and "step_size_up" not in scheduler.args:
        return "step_size_up=2000"
    many = length.number is not None and isinstance(epochs.length, int) and length.number >= 10 * epochs.length
    return length.text if many else ""


def _is_of_loop(scheduler: Obj, epochs: Loop) -> bool:
    """Whether the length is a share of the turns of the loop, whatever these are called: `n_iters // 10`."""
    own = {key for key, *_ in epochs.amount.factors} if epochs.amount is not None else set()
    told = [{key for key, *_ in length.factors} for length in schedules.lengths(scheduler)]
    return any(keys and keys <= own for keys in told)


def _holds_batches(run: Run, scheduler: Obj, epochs: Loop) -> bool:
    """Whether the number of batches, whatever its name, is a part of the length."""
    loops = [step.loops()[-1].loop for step in schedules.optimizer_steps(run, scheduler)[:1] if step.loops()]
    own = {key for key, *_ in epochs.amount.factors} if epochs.amount is not None else set()
    batches = {key for loop in loops if loop.amount is not None for key, *_ in loop.amount.factors} - own
    told = [{key for key, _, power in length.factors if power > 0} for length in schedules.lengths(scheduler)]
    return bool(batches) and any(batches <= keys for keys in told)
