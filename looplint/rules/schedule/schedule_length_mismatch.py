"""
# A schedule is longer or shorter than the training
A schedule with an end is told how many calls of `step()` there will be. Where there are more, what follows is up to the
class: `CosineAnnealingLR` climbs back, a linear or polynomial decay trains on at a rate of zero, `OneCycleLR` raises.
Where there are fewer, the rate never comes down to where it should. The count goes wrong where a length is written
twice, where the epochs are left out, or where accumulation makes one step of several batches.

Count from the loop: `epochs * len(loader) // accumulate` for a schedule that is advanced with each optimizer step.

```python bad
import torch
from torch import nn

EPOCHS = 20
loader = torch.load("loader.pt")
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=10)  # LL409
for epoch in range(EPOCHS):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step()
```
```python fixed
import torch
from torch import nn

EPOCHS = 20
loader = torch.load("loader.pt")
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scheduler = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=EPOCHS)
for epoch in range(EPOCHS):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    scheduler.step()
```
```python bad
import torch
from torch import nn
from transformers import get_linear_schedule_with_warmup

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.AdamW(model.parameters())
    steps = len(loader) * args.epochs
    scheduler = get_linear_schedule_with_warmup(optimizer, 100, num_training_steps=steps)  # LL409
    for epoch in range(args.epochs):
        for i, (x, y) in enumerate(loader):
            loss = nn.functional.cross_entropy(model(x), y) / args.accumulate
            loss.backward()
            if (i + 1) % args.accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()
```
```python bad
import torch
from torch import nn
from torch.optim.lr_scheduler import PolynomialLR

def main(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scheduler = PolynomialLR(optimizer, total_iters=len(loader))  # LL409
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            scheduler.step()
```
The same count written in several ways, a length that only the settings know, and phases:

```python good
import math
import torch
from torch import nn
from torch.optim import lr_scheduler

def accumulating(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    per_epoch = math.ceil(len(loader) / args.accumulate)
    scheduler = lr_scheduler.OneCycleLR(optimizer, 0.1, epochs=args.epochs, steps_per_epoch=per_epoch)
    for epoch in range(1, args.epochs + 1):
        for i, (x, y) in enumerate(loader):
            (nn.functional.cross_entropy(model(x), y) / args.accumulate).backward()
            if (i + 1) % args.accumulate == 0 or i + 1 == len(loader):
                optimizer.step()
                scheduler.step()
                optimizer.zero_grad()

def from_the_data(args, dataset):
    loader = torch.utils.data.DataLoader(dataset, batch_size=args.batch_size, shuffle=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    total = len(dataset) // args.batch_size * args.epochs
    scheduler = lr_scheduler.CosineAnnealingLR(optimizer, total)
    for epoch in range(args.epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            scheduler.step()

def phases(args, loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    warmup = lr_scheduler.LinearLR(optimizer, 0.1, total_iters=5)
    decay = lr_scheduler.CosineAnnealingLR(optimizer, T_max=15)
    slow = lr_scheduler.CosineAnnealingLR(torch.optim.SGD(model.parameters(), lr=0.1), T_max=200)
    for epoch in range(20):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        if epoch < 5:
            warmup.step()
        else:
            decay.step()
    for epoch in range(args.more_epochs):
        slow.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Run, phases, rule, schedules
from looplint.amounts import Amount

# Schedules with an end: the argument that says where it is, and what comes after it.
ENDS = {
    "CosineAnnealingLR": ("T_max", "the cosine climbs back to the full rate"),
    "OneCycleLR": ("total_steps", "the next step raises a ValueError"),
    "PolynomialLR": ("total_iters", "the rest is trained at a rate of zero"),
    "get_linear_schedule_with_warmup": ("num_training_steps", "the rest is trained at a rate of zero"),
    "get_polynomial_decay_schedule_with_warmup": ("num_training_steps", "the rest is trained at the final rate"),
    "get_cosine_schedule_with_warmup": ("num_training_steps", "the cosine climbs back"),
    "get_scheduler": ("num_training_steps", "the rest is trained at a rate of zero"),
}
PROCESSES = frozenset(
    {"world", "process", "processes", "replica", "replicas", "devices", "device", "gpus", "gpu", "xm"}
)


@rule(
    "LL409",
    "schedule-length-mismatch",
    Group.WARNING,
    reads={Op.SCHEDULE, Op.STEP, Op.MAKE},
    needs={Op.SCHEDULE, Op.MAKE},
    unless={"LL110", "LL402", "LL403", "LL406", "LL407"},
)
def check(run: Run) -> Iterator[Finding]:
    """A schedule whose length and number of advances, divided by each other, leave a number or a known factor."""
    for scheduler in schedules.schedulers(run):
        made, advance = run.made(scheduler), run.all(Op.SCHEDULE, of=scheduler)[0]
        places = {event.at for event in run.all(Op.SCHEDULE, of=scheduler)}
        length = _length(scheduler)
        if made is None or length is None or len(places) > 1 or schedules.is_explicit(advance):
            continue
        advances = schedules.advances(run, scheduler, advance)
        if advances is None or _shares(run, scheduler):
            continue
        if why := _mismatch(length, advances):
            name = scheduler.name or "the schedule"
            loops = [turn.loop for turn in schedules.life(run, scheduler, advance)]
            shorter = length.over(advances).number < 1
            after = (
                f": {ENDS[_kind(_last(scheduler))][1]}" if shorter or why == "epochs" else ": its end is never reached"
            )
            early = (shorter or why == "epochs") and any(loop.leaves for loop in loops)
            doubt = "the training may end early" if early else _deliberate(scheduler, why)
            shared = not shorter and why != "epochs" and made.at.path != advance.at.path
            yield Finding(
                made,
                f"{name} is {length} long, but is advanced {advances} times{after}",
                notes=(Note(advance, "advanced here"),),
                fix=Fix(f"make it {advances} long"),
                doubt=doubt or ("what makes it, in another file, may serve longer trainings" if shared else ""),
            )


def _last(scheduler: Obj) -> Obj:
    """The last part of a SequentialLR; any other scheduler itself."""
    parts, milestones = scheduler.args.get("schedulers"), scheduler.args.get("milestones")
    if not (isinstance(parts, tuple) and isinstance(milestones, tuple) and parts and milestones):
        return scheduler
    return parts[-1] if isinstance(parts[-1], Obj) and isinstance(milestones[-1], int) else scheduler


def _kind(scheduler: Obj) -> str:
    return scheduler.made.rpartition(".")[2]


def _length(scheduler: Obj) -> Amount | None:
    """How many advances a schedule expects; None where it has no end, or the code does not tell."""
    last = _last(scheduler)
    if last is not scheduler:
        begins, rest = scheduler.args["milestones"][-1], _length(last)
        return Amount(begins + rest.number) if rest is not None and not rest.factors else None
    amounts = scheduler.facts.get("amounts", {})
    known = ENDS.get(_kind(scheduler))
    name = str(scheduler.args.get("name", ""))
    if known is None or name.startswith(("constant", "inverse")):
        return None
    if known[0] not in amounts and {"epochs", "steps_per_epoch"} <= amounts.keys():
        both: Amount = amounts["epochs"].times(amounts["steps_per_epoch"])
        return both
    found: Amount | None = amounts.get(known[0])
    return found


def _shares(run: Run, scheduler: Obj) -> bool:
    """Whether another schedule drives the same optimizer: then each has its part of the training."""
    own = {id(obj.root) for obj in scheduler.of or ()}
    parts = {id(part) for part in scheduler.args.get("schedulers") or ()}
    makes = (e.obj for e in run.all(Op.MAKE) if e.obj not in (None, scheduler) and id(e.obj) not in parts)
    return not own or any(own & {id(o.root) for o in obj.of or ()} for obj in makes if "unit" in obj.facts)


def _mismatch(length: Amount, advances: Amount) -> str:
    """What the two disagree in: a number, the epochs, or the accumulation; "" where nobody can tell."""
    ratio = length.over(advances)
    left = [(text, power) for _, text, power in ratio.factors if not PROCESSES & set(phases.words(text))]
    if not left and len(left) == len(ratio.factors):
        return "number" if _differs(ratio.number, length, advances) else ""
    if len(left) != 1 or not 0.99 < ratio.number < 1.01:
        return ""
    text, power = left[0]
    said = set(phases.words(text))
    if power == 1 and any(word.startswith("accum") for word in said):
        return "accumulation"
    return "epochs" if power == -1 and said & {"epoch", "epochs"} and length.factors else ""


def _differs(ratio: float, length: Amount, advances: Amount) -> bool:
    """Whether two lengths differ by more than one advance, and by more than a fraction that someone chose."""
    if not length.factors and not advances.factors:
        return abs(length.number - advances.number) > 1 and not 0.9 < ratio < 1.1
    return not 0.5 < ratio < 2


def _deliberate(scheduler: Obj, why: str) -> str:
    cycles = _kind(_last(scheduler)) == "CosineAnnealingLR" and why != "accumulation" and "epochs" in why
    return "one cosine for each epoch may be meant" if cycles else ""
