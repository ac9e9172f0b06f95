"""
# Averaged weights with the statistics of others
An equal average of weights (SWA) lies far from each of them, and BatchNorm's running statistics belong to those that
they were gathered with. Without `update_bn`, one pass over the training data, the averaged model is often no better
than chance.

An exponential average in small steps stays close to the model and can do without.

```python bad
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel

model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
averaged = AveragedModel(model)
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    averaged.update_parameters(model)
averaged.eval()
with torch.no_grad():
    print(averaged(torch.ones(4, 8)))  # LL907
```
```python fixed
import torch
from torch import nn
from torch.optim.swa_utils import AveragedModel, update_bn

model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
averaged = AveragedModel(model)
batches = torch.randn(10, 16, 8)
for epoch in range(10):
    for inputs in batches:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    averaged.update_parameters(model)
update_bn(batches, averaged)
averaged.eval()
with torch.no_grad():
    print(averaged(torch.ones(4, 8)))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, averages, phases, rule


@rule(
    "LL907",
    "swa-without-update-bn",
    Group.WARNING,
    reads={Op.EMA_UPDATE, Op.FORWARD, Op.MAKE, Op.TRAIN, Op.EVAL, Op.MENTION},
    needs={Op.EMA_UPDATE, Op.FORWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """An equal average of a model with BatchNorm, evaluated without a pass that gathers its statistics."""
    for average in averages.averages(run):
        obj = average.obj.root
        equal = "average" in obj.facts and not any(name in obj.args for name in (*obj.facts["average"], "**"))
        layer = phases.batch_norm(average.source)
        if not equal or layer is None or obj.args.get("use_buffers") is True:
            continue
        forwards = list(averages.uses(run, average, Op.FORWARD))
        if not forwards or _gathers(run, average):
            continue
        yield Finding(
            forwards[0],
            f"{average.name} is evaluated without update_bn(): {layer[0]} normalises by statistics of other weights",
            (Note(average.updates[0], "averaged here"), Note(layer[1], "keeps running statistics")),
            Fix("call torch.optim.swa_utils.update_bn(train_loader, averaged_model) before"),
        )


def _gathers(run: Run, average: averages.Average) -> bool:
    """Whether its statistics are gathered: by update_bn, or by hand in training mode."""
    handed = (event for event in run.all(Op.MENTION) if str(event.args.get("to")).endswith("update_bn"))
    return any(average.owns(event.obj) for event in (*run.all(Op.TRAIN), *handed))
