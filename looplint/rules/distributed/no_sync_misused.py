"""
# no_sync() at the wrong place
Under `no_sync()` a DDP model keeps its gradients to itself until the first pass outside, which averages all that was
collected. DDP decides that in the *forward*: with only the backward inside, every pass is averaged, nothing is saved.
And the pass outside must be the last one before the step: if the step comes after a pass inside, each process steps
with gradients of its own, and the replicas drift apart without an error.

```python bad
import contextlib
import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def train(loader):
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step, (x, y) in enumerate(loader):
        with contextlib.nullcontext() if step % 4 == 0 else model.no_sync():  # LL714
            (nn.functional.cross_entropy(model(x), y) / 4).backward()
        if (step + 1) % 4 == 0 or step + 1 == len(loader):
            optimizer.step()
            optimizer.zero_grad()
```
```python fixed
import contextlib
import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def train(loader):
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step, (x, y) in enumerate(loader):
        last = (step + 1) % 4 == 0 or step + 1 == len(loader)
        with contextlib.nullcontext() if last else model.no_sync():
            (nn.functional.cross_entropy(model(x), y) / 4).backward()
        if (step + 1) % 4 == 0 or step + 1 == len(loader):
            optimizer.step()
            optimizer.zero_grad()
```
```python bad
import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def train(loader):
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step, (x, y) in enumerate(loader):
        loss = nn.functional.cross_entropy(model(x), y) / 4
        if (step + 1) % 4 == 0 or step + 1 == len(loader):
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
        else:
            with model.no_sync():  # LL714
                loss.backward()
```
A forward that only shows the shapes, before a training whose own forward is not visible:

```python good
import contextlib
import torch
from losses import compute_loss
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def train(loader):
    net = nn.Linear(8, 2)
    print(net(torch.zeros(1, 8)).shape)
    model = DistributedDataParallel(net)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    while True:
        optimizer.zero_grad()
        for part in range(4):
            with contextlib.nullcontext() if part == 3 else model.no_sync():
                loss = compute_loss(net=model, data=next(loader))
                loss.sum().mul(0.25).backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Context, Event, Finding, Fix, Group, Note, Op, Run, Scope, rule


@rule(
    "LL714",
    "no-sync-misused",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD, Op.REDUCE},
    needs={Op.BACKWARD, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """A step whose last backward is not synchronised, or a no_sync that holds a backward without its forward."""
    for step in run.all(Op.STEP):
        fills = run.filling(step)
        context = fills[-1].inside(Scope.NO_SYNC) if fills else None
        if context is not None and not run.within(fills[-1], step, Op.REDUCE):
            yield _unsynchronised(step, fills, context)
    for backward in run.all(Op.BACKWARD):
        context = backward.inside(Scope.NO_SYNC)
        forward = _forward(run, backward) if context is not None else None
        if context is not None and forward is not None and not forward.inside(Scope.NO_SYNC):
            yield _without_forward(backward, forward, context)


def _unsynchronised(step: Event, fills: list[Event], context: Context) -> Finding:
    averaged = next((fill for fill in reversed(fills) if not fill.inside(Scope.NO_SYNC)), None)
    return Finding(
        context.at,
        "the last backward before the step is under no_sync(): each process steps with gradients of its own, and the "
        "replicas drift apart",
        notes=(
            *([Note(averaged, "averaged here, too early")] if averaged is not None else []),
            Note(fills[-1], "kept in this process"),
            Note(step, "used here"),
        ),
        fix=Fix("leave no_sync() for the last micro-batch before the step, also at the end of an epoch"),
    )


def _forward(run: Run, backward: Event) -> Event | None:
    """The last forward before a backward whose model it reaches, in the same turn of the loop around it."""
    before = run.meeting(backward, Op.FORWARD, before=backward)
    loop = run.innermost(backward)
    if not before or not run.same_turn(before[-1], backward):
        return None
    return before[-1] if loop is None or any(turn.loop is loop for turn in before[-1].turns) else None


def _without_forward(backward: Event, forward: Event, context: Context) -> Finding:
    return Finding(
        context.at,
        "no_sync() holds the backward without its forward: DDP has decided there to average, and gradients are sent in "
        "every pass",
        notes=(Note(forward, "the forward stands outside"), Note(backward, "averaged all the same")),
        fix=Fix("put forward and backward inside no_sync()"),
    )
