"""
# Labels are outside of the range that the loss is for
Binary cross-entropy is for targets from 0 to 1. It takes any number and computes on: with a mask that is read as 0 and
255, or labels of -1 and 1, the loss can fall without bound, and the model learns to give ever larger outputs.
Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Conv2d(3, 1, 3, padding=1)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-6)
for images in torch.rand(20, 4, 3, 8, 8):
    masks = (images.sum(1, keepdim=True) > 1.5).float() * 255
    optimizer.zero_grad()
    nn.functional.binary_cross_entropy_with_logits(model(images), masks).backward()  # LL650
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Conv2d(3, 1, 3, padding=1)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-6)
for images in torch.rand(20, 4, 3, 8, 8):
    masks = (images.sum(1, keepdim=True) > 1.5).float()
    optimizer.zero_grad()
    nn.functional.binary_cross_entropy_with_logits(model(images), masks).backward()
    optimizer.step()
```
Soft labels:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.rand(20, 4, 8):
    optimizer.zero_grad()
    targets = (inputs[:, :1] > 0.5).float() * 0.9 + 0.05
    nn.functional.binary_cross_entropy_with_logits(model(inputs), targets).backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

_FIX = Fix("bring the labels to 0 and 1 before the loss")


@rule("LL650", "labels-out-of-range", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE})
def check(run: Run) -> Iterator[Finding]:
    """Targets of a binary cross-entropy below 0 or above 1."""
    for seen in run.observed("labels"):
        if seen.args["outside"]:
            low, high = seen.args["low"], seen.args["high"]
            message = (
                f"labels reach from {low:g} to {high:g}, and binary cross-entropy is for 0 to 1: it has no lower end"
            )
            note = Note(seen, f"in {seen.args['outside']} of {seen.args['looks']} batches that were looked at")
            yield Finding(seen, message, (note,), _FIX)
