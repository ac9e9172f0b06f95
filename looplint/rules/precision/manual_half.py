"""
# half() on a model that trains with autocast
Autocast keeps the weights in float32 and casts on the way. `model.half()` rounds the weights themselves: a `GradScaler`
then raises "Attempting to unscale FP16 gradients", and where it does not, updates smaller than a thousandth of a weight
are lost. Called for a validation and taken back by `.float()`, it rounds the trained weights each time.

Let autocast do it; to measure or export in half precision, cast a copy (`copy.deepcopy(model).half()`). Inputs need no
cast either: autocast does that, and what it computes in float32 would only lose digits.
Source: https://docs.pytorch.org/docs/stable/amp.html#autocasting

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda().half()  # LL307
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
from torch import nn

class Trainer:
    def __init__(self, net):
        self.net = net
        self.optimizer = torch.optim.AdamW(net.parameters())

    def validate(self, loader):
        self.net.eval()
        self.net.to(dtype=torch.float16)  # LL307
        with torch.no_grad():
            score = sum(self.net(x.half()).mean().item() for x, _ in loader)
        self.net.float().train()
        return score

    def fit(self, loader, val_loader):
        for epoch in range(10):
            for x, y in loader:
                self.optimizer.zero_grad()
                with torch.autocast("cuda", dtype=torch.bfloat16):
                    loss = nn.functional.cross_entropy(self.net(x), y)
                loss.backward()
                self.optimizer.step()
            print(self.validate(val_loader))
```
A copy, a frozen part, half precision throughout, and an export after the training:

```python good
import copy
import torch
from torch import nn

def train(model, loader, optimizer, scaler):
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.float16):
                loss = nn.functional.cross_entropy(model(x), y)
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        torch.save(copy.deepcopy(model).half(), "half.pt")
    model.half()
    torch.save(model.state_dict(), "last.pt")

def with_a_frozen_encoder(encoder, head, loader):
    encoder.half().requires_grad_(False)
    optimizer = torch.optim.AdamW(head.parameters())
    for x, y in loader:
        with torch.autocast("cuda", dtype=torch.bfloat16):
            loss = nn.functional.cross_entropy(head(encoder(x)), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()

def throughout(model, loader):
    model.half()
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x.half()), y).backward()
        optimizer.step()
```

```diff reference_loop/prepare.py
-    return model.to(world.device)
+    return model.to(world.device).half()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, autocast, changes, rule


@rule(
    "LL307",
    "manual-half",
    Group.ERROR,
    reads={Op.CAST, Op.BACKWARD, Op.STEP, Op.FREEZE},
    needs={Op.CAST, Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A trained model cast to float16 in a training that autocast or a scaler keeps in mixed precision."""
    for cast in run.all(Op.CAST):
        if cast.obj is None or not all(value in ("torch.float16", "torch.half") for value in _dtypes(run, cast)):
            continue
        if "input" in cast.args:
            yield from _input(run, cast)
            continue
        backward = _trained_after(run, cast)
        if backward is not None and not _is_frozen(run, cast):
            yield _finding(run, cast, backward)


def _dtypes(run: Run, cast: Event) -> tuple[object, ...]:
    return run.values(cast.args["dtype"])


def _trained_after(run: Run, cast: Event) -> Event | None:
    """The first mixed-precision backward whose gradients step the model after the cast, unless that was undone."""
    for backward in run.within(cast, None, Op.BACKWARD):
        steps = run.meeting(backward, Op.STEP, after=backward)
        parts = [part for step in steps[:1] for part in step.params or () if _holds(cast.obj, part)]
        mixed = backward.args.get("scaler") is not None or autocast.of_loss(run, backward) is not None
        if not mixed or not parts:
            continue
        back = [part for part in parts if _cast_back(run, cast, backward, part)]
        if len(back) < len(parts) or any(step.params and set(step.params) & set(parts) for step in _before(run, cast)):
            return backward
    return None


def _holds(model: Obj | None, part: Obj) -> bool:
    """Whether the cast reaches a stepped model: it is the same, a part of what was cast, or the whole of it."""
    return model is not None and (model in part.lineage() or part in model.lineage())


def _cast_back(run: Run, cast: Event, backward: Event, part: Obj) -> bool:
    later = run.between(cast, backward, Op.CAST)
    lineage = list(part.lineage())
    return any(event.obj in lineage and "input" not in event.args for event in later)


def _before(run: Run, cast: Event) -> list[Event]:
    return run.within(None, cast, Op.STEP)


def _is_frozen(run: Run, cast: Event) -> bool:
    lineage = list(cast.obj.lineage()) if cast.obj is not None else []
    return any(event.obj in lineage for event in run.all(Op.FREEZE))


def _finding(run: Run, cast: Event, backward: Event) -> Finding:
    name = cast.obj.name if cast.obj is not None and cast.obj.name else "the model"
    scaler = backward.args.get("scaler")
    how = "with a gradient scaler" if scaler is not None else "under autocast"
    return Finding(
        cast,
        f"{name} is cast to float16 and trained {how}: its weights themselves are rounded, and small updates are lost",
        notes=(Note(backward, "trained here, in mixed precision"),),
        fix=Fix(
            "leave the model in float32, which autocast casts on the way; cast a deep copy for other uses",
            changes=(changes.either((changes.drop(cast, "dtype"),), (changes.undo(cast),)),),
        ),
    )


def _input(run: Run, cast: Event) -> Iterator[Finding]:
    if autocast.around(run, cast) is not None and run.all(Op.CAST, of=cast.obj)[0] is cast:
        yield Finding(
            cast.args["input"],
            "an input is cast to float16 although autocast does that: what it computes in float32 only loses digits",
            notes=(Note(cast, "used here, under autocast"),),
            fix=Fix("leave out the cast", changes=(changes.undo(cast.args["input"]),)),
            group=Group.ADVICE,
        )
