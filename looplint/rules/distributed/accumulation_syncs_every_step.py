"""
# Gradients are sent after every micro-batch
When gradients are accumulated, only their sum is needed. DDP averages in every backward pass all the same: with eight
micro-batches to a step, eight times the traffic. Under `no_sync()` the passes before the last keep to themselves.
Forward *and* backward must stand inside, and the last micro-batch before the step outside.

```python bad
import torch
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def train(loader):
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step, (x, y) in enumerate(loader):
        (nn.functional.cross_entropy(model(x), y) / 4).backward()  # LL705
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
        if last:
            optimizer.step()
            optimizer.zero_grad()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scope, distributed, rule


@rule(
    "LL705",
    "accumulation-syncs-every-step",
    Group.ADVICE,
    reads={Op.WRAP, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.WRAP, Op.BACKWARD, Op.STEP},
    unless=("LL714",),
)
def check(run: Run) -> Iterator[Finding]:
    """A step on the gradients of several passes of one backward into a DDP model, none of them under no_sync."""
    if any(backward.inside(Scope.NO_SYNC, Scope.OFF_STEP) for backward in run.all(Op.BACKWARD)):
        return
    if any(mention.args.get("how") == "sync-switched" for mention in run.all(Op.MENTION)):
        return
    for step in run.all(Op.STEP):
        fills = run.filling(step)
        first, last = (fills[0], fills[-1]) if fills else (None, None)
        if first is None or last is None or first is last or first.at != last.at or not _is_ddp(run, last):
            continue
        yield Finding(
            last,
            "gradients are averaged over the processes after every micro-batch, though only their sum is used",
            notes=(Note(step, "used here"),),
            fix=Fix("run forward and backward of all micro-batches but the last under model.no_sync()"),
        )


def _is_ddp(run: Run, backward: Event) -> bool:
    """Whether a model of this backward is under DDP, by its wrapper or by a framework that reduces in each backward."""
    models = backward.params or ()
    wraps = (distributed.wrap(run, model, backward) for model in models)
    if any(wrap is not None and wrap.args.get("by") == distributed.DDP for wrap in wraps):
        return True
    prepared = (e for model in models for e in run.within(None, backward, Op.WRAP, of=model))
    return any(wrap.args.get("reduces") is True for wrap in prepared)
