"""
# A parameter never moves
The optimizer steps, the gradients are there, and the values stay what they were: to the bit, at each of many looks. The
learning rate is zero (a schedule that begins with an integer division, a warm-up that never ends), or the updates are
smaller than what the type of the weights can hold: a `bfloat16` weight has 8 bits, so a change of less than one part in
256 is lost. Keep such weights in `float32` and let autocast choose the type of the computation.

Seen in a run only. The values are compared at some steps, the first ones and then ever fewer.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4).bfloat16()
optimizer = torch.optim.SGD(model.parameters(), lr=1e-6)
for inputs in torch.randn(60, 16, 8).bfloat16():
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()  # LL150
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-6)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        loss = model(inputs).pow(2).mean()
    loss.backward()
    optimizer.step()
```
A warm-up over 1000 steps whose division gives whole numbers:

```python bad run
import torch
from torch import nn

model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
warmup = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, step // 1000))
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()  # LL150
    warmup.step()
```
A warm-up that begins at zero, a group that is frozen by a rate of zero, an embedding of which few rows are used, a part
that is trained only later:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
words, body, head = nn.Embedding(1000, 8), nn.Linear(8, 8), nn.Linear(8, 4)
groups = [{"params": body.parameters(), "lr": 0.0}, {"params": [*words.parameters(), *head.parameters()], "lr": 0.1}]
optimizer = torch.optim.SGD(groups)
later = torch.optim.SGD(head.parameters(), lr=0.1)
warmup = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1.0, step / 30))
for turn in range(60):
    optimizer.zero_grad()
    head(body(words(torch.tensor([3, turn % 2])))).pow(2).mean().backward()
    optimizer.step()
    warmup.step()
    if turn > 50:
        later.step()
```
A bias before a norm, which takes its effect away, in a layer that learns:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.ReLU(), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, observed, rule

COMPARED = 6  # times that the values were the same


@rule(
    "LL150", "parameter-never-moves", Group.WARNING, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL152", "LL153")
)
def check(run: Run) -> Iterator[Finding]:
    """Parameters with gradients whose values were the same whenever they were compared."""
    for seen in run.observed("parameters"):
        if seen.args["still"] and observed.enough(seen) and seen.args["compared"] >= COMPARED:
            yield _finding(seen)


def _finding(seen: Event) -> Finding:
    still, count = seen.args["still"], seen.args["count"]
    which = "no parameter" if len(still) == count else observed.named(still)
    verb = "moves" if len(still) == count else "never moves" if len(still) == 1 else "never move"
    if seen.args["rate"] == 0:
        why = "the learning rate is 0"
        fix = Fix("let the learning rate rise: look at the schedule's first values")
    else:
        why = "the updates are lost in the type of the weights, or the optimizer holds other tensors"
        fix = Fix("keep the weights in float32 (autocast for the computation), or raise the learning rate")
    message = f"{which} {verb} though {observed.of(seen)} steps: {why}"
    return Finding(seen, message, (Note(seen, f"the same values {observed.how_often(seen)}"),), fix)
