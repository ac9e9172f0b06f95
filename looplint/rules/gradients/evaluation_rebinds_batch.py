"""
# A validation in the step loop takes the names of the training
A block in Python has no names of its own. A validation inside the step loop that unpacks its batches into `x, y` leaves
its last batch there, and the next training step trains on it: validation data leaks into the weights, and the training
loss has a dip after each validation. With the loss itself it is the report that is wrong: the number that is logged as
the training loss is that of the last validation batch, or the other way round.

```python bad
import torch
from torch import nn

def fit(model, train, val, steps):
    optimizer = torch.optim.AdamW(model.parameters())
    x, y = train.next()
    for step in range(steps):
        if step % 100 == 0:
            with torch.no_grad():
                x, y = val.next()  # LL122
                print(step, nn.functional.cross_entropy(model(x), y).item())
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        x, y = train.next()
```
```python fixed
import torch
from torch import nn

def fit(model, train, val, steps):
    optimizer = torch.optim.AdamW(model.parameters())
    x, y = train.next()
    for step in range(steps):
        if step % 100 == 0:
            with torch.no_grad():
                val_x, val_y = val.next()
                print(step, nn.functional.cross_entropy(model(val_x), val_y).item())
        loss = nn.functional.cross_entropy(model(x), y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        x, y = train.next()
```
```python bad
import torch
from torch import nn

def fit(model, optimizer, train_loader, val_loader):
    for epoch in range(10):
        for x, y in train_loader:
            loss = nn.functional.mse_loss(model(x), y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        total = 0.0
        with torch.no_grad():
            for x, y in val_loader:
                val_loss = nn.functional.mse_loss(model(x), y)
                total += loss.item()  # LL122
        print(epoch, total / len(val_loader))
```
The same names are right where the training binds them anew before it reads them:

```python good
import torch
from torch import nn

def fit(model, optimizer, train_loader, val_loader):
    for epoch in range(10):
        running = 0.0
        for x, y in train_loader:
            loss = nn.functional.mse_loss(model(x), y)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            running += loss.item()
        with torch.no_grad():
            for x, y in val_loader:
                loss = nn.functional.mse_loss(model(x), y)
                print(epoch, running, loss.item())
```
`val` is a value as well:

```python good
import torch
from torch import nn

def train(model, loader, optimizer):
    for features, targets in loader:
        for j in range(4):
            out = model(features["x"])
            parts = {}
            for key, val in features.items():
                parts[key] = torch.cat(list(val[:j]))
            loss = nn.functional.cross_entropy(out, targets) + parts["x"].mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule


@rule(
    "LL122",
    "evaluation-rebinds-batch",
    Group.ERROR,
    reads={Op.REBIND, Op.BACKWARD},
    needs={Op.REBIND, Op.BACKWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """What an evaluation binds is read by the training around it, or what the training has bound by the evaluation."""
    for rebind in run.all(Op.REBIND):
        if any(run.shared_loop(rebind, backward) for backward in run.all(Op.BACKWARD)):
            yield _finding(rebind)


def _finding(rebind: Event) -> Finding:
    names, loss, used = " and ".join(sorted(rebind.args["names"])), rebind.args["loss"], rebind.args["used"]
    if rebind.args["stale"]:
        what = "the loss of the last training batch" if loss else "the last training batch"
        return Finding(
            rebind,
            f"the evaluation reads {names}, {what}: what it measures is not the evaluation data",
            fix=Fix("use the names that the evaluation binds"),
        )
    trained = f"the evaluation overwrites {names}, which the training reads: it trains on the last evaluation batch"
    logged = f"the evaluation overwrites {names}, which is reported afterwards: it is not that of the training"
    sure = not loss or any(word in rebind.args["text"].lower() for word in ("train", "+=", ".append("))
    return Finding(
        rebind,
        logged if loss else trained,
        (Note(rebind, "overwritten here"), Note(used, "read here")),
        Fix("give the evaluation names of its own"),
        group=Group.WARNING if loss else None,
        doubt="" if sure else "the loss of the last evaluation batch may be meant",
    )
