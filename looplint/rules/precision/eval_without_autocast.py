"""
# Validation without the autocast of the training
The model is trained under autocast and validated without. The numbers differ a little from those that the trained
model will give where it runs in half precision, and the validation is slower and takes more memory than it needs to.
A validation in float32 on purpose is a good check; then say so.

```python bad
import torch
from torch import nn

def validate(model, loader):  # LL306
    model.eval()
    with torch.no_grad():
        return sum(nn.functional.cross_entropy(model(x), y).item() for x, y in loader)

def main(model, train_loader, val_loader):
    optimizer = torch.optim.AdamW(model.parameters())
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.bfloat16):
                loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
        print(validate(model, val_loader))
```
```python fixed
import torch
from torch import nn

def validate(model, loader):
    model.eval()
    with torch.no_grad(), torch.autocast("cuda", dtype=torch.bfloat16):
        return sum(nn.functional.cross_entropy(model(x), y).item() for x, y in loader)

def main(model, train_loader, val_loader):
    optimizer = torch.optim.AdamW(model.parameters())
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.bfloat16):
                loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
        print(validate(model, val_loader))
```
```python good
import torch
from torch import nn

def main(args, model, train_loader, val_loader):
    optimizer = torch.optim.AdamW(model.parameters())
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            with torch.autocast("cuda", dtype=torch.bfloat16, enabled=args.amp):
                loss = nn.functional.cross_entropy(model(x), y)
            loss.backward()
            optimizer.step()
        model.eval()
        with torch.no_grad(), torch.autocast("cuda", enabled=False):
            print(sum(nn.functional.cross_entropy(model(x.float()), y).item() for x, y in val_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Context, Event, Finding, Fix, Group, Note, Op, Run, Scope, autocast, changes, phases, rule


@rule(
    "LL306",
    "eval-without-autocast",
    Group.ADVICE,
    reads={
        *(Op.FORWARD, Op.BACKWARD, Op.GRAD, Op.GRAD_MODE, Op.TRAIN, Op.EVAL, Op.MAKE, Op.STEP),
    },
    needs={Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A validation forward outside of autocast, of a model whose training forwards stand inside."""
    inside: dict[int, Event] = {}
    outside: set[int] = set()
    for trained in run.training_forwards:
        if autocast.around(run, trained.forward) is not None:
            inside.setdefault(id(trained.model.root), trained.forward)
        else:
            outside.add(id(trained.model.root))
    told = set()
    for evaluation in run.evaluations:
        key, forward = id(evaluation.model.root), evaluation.forward
        if key not in inside or key in outside or forward.inside(Scope.AUTOCAST) is not None:
            continue
        if evaluation.place in told:
            continue
        told.add(evaluation.place)
        yield Finding(
            phases.place(run, evaluation),
            f"{evaluation.name} is trained under autocast and validated without: slower, and other numbers than in use",
            notes=(Note(inside[key], "trained under autocast here"), Note(forward, "validated in float32 here")),
            fix=Fix(
                "enter the same autocast around the validation",
                changes=_entered(evaluation, autocast.around(run, inside[key])),
            ),
        )


def _entered(evaluation: phases.Evaluation, region: Context | None) -> tuple[changes.Change, ...]:
    """The loop of the validation under the same region, as far as its names are known there."""
    loop = evaluation.loop
    if loop is None or loop.at is None or region is None:
        return ()
    return (changes.wrap(loop.at, "with {}:", changes.whole(region.at)),)
