"""
# Fresh iterator in each step
`next(iter(loader))` makes a new iterator and takes its first batch. In a training loop that starts the worker processes
anew in each step, and the epoch is none: with `shuffle=True` about a third of the samples is never seen, without it the
model is trained on the first batch alone.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader

def train(data, steps):
    loader = DataLoader(data, batch_size=32, shuffle=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(steps):
        x, y = next(iter(loader))  # LL616
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader

def train(data, epochs):
    loader = DataLoader(data, batch_size=32, shuffle=True)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(epochs):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
```
One batch on purpose, to see whether the model can fit it, and an iterator that is renewed when it is empty:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def overfit(data):
    x, y = next(iter(DataLoader(data, batch_size=32, shuffle=True)))
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(100):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

def train(data, steps):
    loader = DataLoader(data, batch_size=32, shuffle=True)
    batches = iter(loader)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(steps):
        try:
            x, y = next(batches)
        except StopIteration:
            batches = iter(loader)
            x, y = next(batches)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
A batch that is only looked at, before each training of several:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader, Subset

def train(loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()

def cross_validate(data, folds):
    for picked in folds:
        loader = DataLoader(Subset(data, picked), batch_size=32, shuffle=True)
        print(next(iter(loader))[0].shape)
        train(loader)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule


@rule("LL616", "fresh-iterator-each-step", Group.ERROR, reads={Op.DRAW, Op.BACKWARD}, needs={Op.DRAW, Op.BACKWARD})
def check(run: Run) -> Iterator[Finding]:
    """A batch from an iterator of its own, in the loop that trains on it."""
    for draw in run.all(Op.DRAW):
        if draw.args.get("fresh") and (backward := _trained_on(run, draw)) is not None:
            name = draw.obj.name if draw.obj is not None and draw.obj.name else "the loader"
            yield Finding(
                draw,
                f"each step makes a new iterator over {name} and takes its first batch: most of an epoch is never seen",
                notes=(Note(backward, "trained on here"),),
                fix=Fix(f"loop over {name}, or keep one iterator and renew it on StopIteration"),
            )


def _trained_on(run: Run, draw: Event) -> Event | None:
    """The backward pass of the same step that uses the batch."""
    loop = run.innermost(draw)
    after = run.next(Op.BACKWARD, after=draw)
    if loop is None or after is None or after.obj is None or not run.same_turn(draw, after):
        return None
    inside = any(turn.loop is loop for turn in after.loops())
    if draw.obj is not None and any(turn.loop.over is draw.obj for turn in after.loops()):
        return None  # trained on what a loop over the loader gives; the batch was only looked at
    drawn = after.obj.facts.get("of_loader")
    return after if inside and (drawn is None or drawn is draw.obj) else None
