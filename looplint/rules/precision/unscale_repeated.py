"""
# Gradients are unscaled twice
`scaler.unscale_(optimizer)` may be called once per step of an optimizer. The second call raises "unscale_() has
already been called on this optimizer since the last update()". With gradient accumulation this is what happens on the
second micro-batch when `unscale_` (and the clip it serves) stand outside the test that lets the step through; even if
it did not raise, the next micro-batch would add scaled gradients to unscaled ones.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
loader = torch.load("loader.pt")
for i, (x, y) in enumerate(loader):
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y) / 4
    scaler.scale(loss).backward()
    scaler.unscale_(optimizer)  # LL308
    if (i + 1) % 4 == 0 or i + 1 == len(loader):
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
loader = torch.load("loader.pt")
for i, (x, y) in enumerate(loader):
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y) / 4
    scaler.scale(loss).backward()
    if (i + 1) % 4 == 0 or i + 1 == len(loader):
        scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimizer)
        scaler.update()
        optimizer.zero_grad()
```
```python bad
import torch
from torch import nn

def clip(model, optimizer, scaler, limit):
    scaler.unscale_(optimizer)  # LL308
    return nn.utils.clip_grad_norm_(model.parameters(), limit)

def train(model, loader):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    scaler = torch.amp.GradScaler("cuda")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.unscale_(optimizer)
        print(model.weight.grad.norm())
        clip(model, optimizer, scaler, 1.0)
        scaler.step(optimizer)
        scaler.update()
```
```python good
import torch
from torch import nn

def train(model, loader, accumulate, clip):
    optimizers = [torch.optim.SGD(part.parameters(), lr=0.1) for part in (model.body, model.head)]
    scaler = torch.amp.GradScaler("cuda")
    for i, (x, y) in enumerate(loader):
        with torch.autocast("cuda", dtype=torch.float16):
            loss = nn.functional.cross_entropy(model(x), y) / accumulate
        scaler.scale(loss).backward()
        if (i + 1) % accumulate:
            continue
        for optimizer in optimizers:
            scaler.unscale_(optimizer)
        nn.utils.clip_grad_norm_(model.parameters(), clip)
        for optimizer in optimizers:
            scaler.step(optimizer)
            optimizer.zero_grad()
        scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, rule

RAISES = "the second call raises a RuntimeError"


@rule(
    "LL308",
    "unscale-repeated",
    Group.ERROR,
    reads={Op.SCALE, Op.BACKWARD, Op.UNSCALE, Op.CLIP, Op.STEP, Op.SCALER_UPDATE},
    needs={Op.UNSCALE},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """Two unscales of one optimizer with neither a step nor an update in between."""
    for scaler in run.objects(Op.UNSCALE):
        if scaler.role is not Role.SCALER or scaler.args.get("enabled") is False:
            continue
        for first, second in _pairs(run, scaler):
            optimizer = first.args.get("optimizer")
            if run.between(first, second, Op.SCALER_UPDATE, of=scaler) or not isinstance(optimizer, Obj):
                continue
            if not run.between(first, second, Op.STEP, of=optimizer):
                yield from _judge(run, first, second, optimizer)


def _pairs(run: Run, scaler: Obj) -> Iterator[tuple[Event, Event]]:
    """Consecutive unscales of each optimizer by one scaler."""
    last: dict[int, Event] = {}
    for event in run.all(Op.UNSCALE, of=scaler):
        key = id(event.args.get("optimizer"))
        if key in last:
            yield last[key], event
        last[key] = event


def _held(run: Run, first: Event, held: Event) -> tuple[changes.Change, ...]:
    """The unscale, and a clip that follows it in each turn, under the test of the step; before a clip there."""
    clips = run.within(run.last(Op.BACKWARD, before=held), held, Op.CLIP)[:1]
    if clips and len(clips[0].guards) > len(first.guards):
        return (changes.move_before(first, clips[0], inside=True),)
    return tuple(changes.move_before(event, held, inside=True) for event in (first, *clips))


def _judge(run: Run, first: Event, second: Event, optimizer: Obj) -> Iterator[Finding]:
    named = optimizer.name or "the optimizer"
    if not run.between(first, second, Op.BACKWARD):
        if first.at == second.at and not run.same_turn(first, second):
            return  # a loop over optimizers that are not known one by one
        yield Finding(
            second,
            f"the gradients of {named} are unscaled twice before the step: {RAISES}",
            notes=(Note(first, "unscaled here already"),),
            fix=Fix(
                "unscale once, before the first use of the gradients", safe=True, changes=(changes.delete(second),)
            ),
        )
        return
    held = next((e for e in run.all(Op.STEP, of=optimizer) if run.gate(e, unlike=first)), None)
    if held is not None or run.cut:
        yield Finding(
            first,
            f"the gradients of {named} are unscaled on each micro-batch, but stepped only on some: {RAISES}",
            notes=(
                Note(second, "unscaled again on the next micro-batch"),
                *((Note(held, "stepped only at the gate"),) if held is not None else ()),
            ),
            fix=Fix(
                "move unscale_() (and the clip) into the test that holds the step",
                changes=_held(run, first, held) if held is not None else (),
            ),
        )
