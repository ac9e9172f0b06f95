"""
# The average leaves out BatchNorm's statistics
Running means and variances are buffers, not parameters. An average that is moved over `parameters()` only keeps those
of the moment when it was copied, mostly of a model that has seen nothing: evaluated, it normalises by wrong
statistics.

`torch.optim.swa_utils.AveragedModel` copies the buffers.

```python bad
import copy

import torch
from torch import nn

@torch.no_grad()
def update_ema(ema_model, model, decay=0.99):
    for old, new in zip(ema_model.parameters(), model.parameters()):
        old.mul_(decay).add_(new, alpha=1 - decay)

model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
ema_model = copy.deepcopy(model).eval()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        update_ema(ema_model, model)  # LL906
    with torch.no_grad():
        print(ema_model(torch.ones(4, 8)))
```
```python fixed
import copy

import torch
from torch import nn

@torch.no_grad()
def update_ema(ema_model, model, decay=0.99):
    for old, new in zip(ema_model.parameters(), model.parameters()):
        old.mul_(decay).add_(new, alpha=1 - decay)
    for old, new in zip(ema_model.buffers(), model.buffers()):
        old.copy_(new)

model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
ema_model = copy.deepcopy(model).eval()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        update_ema(ema_model, model)
    with torch.no_grad():
        print(ema_model(torch.ones(4, 8)))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, LoopKind, Note, Op, Run, averages, phases, rule


@rule(
    "LL906",
    "ema-skips-buffers",
    Group.ERROR,
    reads={Op.EMA_UPDATE, Op.FORWARD, Op.MAKE, Op.TRAIN, Op.EVAL},
    needs={Op.EMA_UPDATE, Op.FORWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """A copy whose parameters alone are moved, evaluated in evaluation mode."""
    for average in averages.averages(run):
        # Not where it is only begun, before the training.
        update = next((u for u in average.updates if u.loops(LoopKind.BATCH, LoopKind.EPOCH)), None)
        layer = phases.batch_norm(average.source)
        if update is None or layer is None or any(each.args["buffers"] is not False for each in average.updates):
            continue
        forwards = [(f, run.mode(f.obj or average.obj, f)[0]) for f in averages.uses(run, average, Op.FORWARD)]
        if any(training is True for _, training in forwards):
            continue  # a target in training mode gathers statistics of its own
        for forward, training in forwards:
            if training is False:
                yield Finding(
                    update,
                    f"{average.name} moves its parameters only: evaluated, {layer[0]} normalises by statistics "
                    "of the first moment",
                    (Note(layer[1], "running statistics are buffers"), Note(forward, "evaluated here")),
                    Fix("copy the buffers as well"),
                )
                break
