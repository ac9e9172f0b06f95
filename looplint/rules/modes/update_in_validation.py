"""
# The validation phase trains the model
A validation block that was copied from the training block with `backward()` and `step()` in it trains on the data that
should judge the model. Its loss falls with each epoch and looks better than it is; early stopping and the choice of
the best checkpoint go by a number that means nothing.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_loader, val_loader = torch.load("loaders.pt")
for epoch in range(10):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    for x, y in val_loader:
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()  # LL205
        optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_loader, val_loader = torch.load("loaders.pt")
for epoch in range(10):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    for x, y in val_loader:
        with torch.no_grad():
            loss = nn.functional.cross_entropy(model(x), y)
```
```python bad
import torch
from torch import nn

def run_epoch(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()  # LL205
        optimizer.step()

def main(train_loader, val_loader):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(5):
        model.train()
        run_epoch(model, train_loader, optimizer)
        model.eval()
        run_epoch(model, val_loader, optimizer)
```
One function may serve both phases when only training updates; adaptation at test time is meant:

```python good
import torch
from torch import nn

def run_epoch(model, loader, optimizer=None):
    for x, y in loader:
        with torch.set_grad_enabled(optimizer is not None):
            loss = nn.functional.mse_loss(model(x), y)
        if optimizer is not None:
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()

def adapt(model, test_loader, optimizer):
    for x, _ in test_loader:
        optimizer.zero_grad()
        model(x).var(0).sum().backward()
        optimizer.step()

def main(train_loader, val_loader, test_loader):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.Adam(model.parameters())
    for epoch in range(5):
        run_epoch(model, train_loader, optimizer)
        run_epoch(model, val_loader)
    adapt(model, test_loader, optimizer)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, phases, rule
from looplint.regex import regex

# Test-time training, personalisation and architecture search update on validation or test data by intention.
ON_PURPOSE = regex(r"(?i)adapt|ttt|tent|tune|personali|calibrat|search|architect|attack|invert")


@rule(
    "LL205",
    "update-in-validation",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.STEP, Op.EVAL, Op.TRAIN},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A step in a loop over validation data, by an optimizer that steps elsewhere as well."""
    told: set[int] = set()
    for step in run.all(Op.STEP):
        why = phases.validation_around(step)
        if not why or step.obj is None or any(ON_PURPOSE.search(name) for name in step.functions):
            continue
        elsewhere = [other for other in run.all(Op.STEP, of=step.obj) if not phases.validation_around(other)]
        backward = next(iter(reversed(run.meeting(step, Op.BACKWARD, before=step))), step)
        if not elsewhere or not run.same_turn(backward, step) or id(step.obj) in told:
            continue
        told.add(id(step.obj))
        yield Finding(
            backward,
            "the validation phase trains the model: it is judged by data that it was fitted to",
            notes=(Note(elsewhere[0], "trained here"), Note(step, f"stepped here as well, where {why}")),
            fix=Fix(
                "remove backward() and step() from the validation, and run it under torch.no_grad()",
                changes=(_evaluated(backward, step),),
            ),
        )


def _evaluated(backward: Event, step: Event) -> changes.Change:
    """The validation without its update, and without gradients; where it has no loop here, only the former."""
    update, loops = (backward, step), backward.loops()
    bare = tuple(map(changes.delete, update))
    if not loops or loops[-1].loop.at is None:
        return changes.either(bare)
    no_grad = changes.library("torch.no_grad")
    return changes.either((changes.wrap(loops[-1].loop.at, "with {}():", no_grad, without=update),), bare)
