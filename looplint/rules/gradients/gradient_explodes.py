"""
# The gradients explode
The norm of all gradients has grown ten-thousandfold since the first steps, and nothing clips it: each update makes the
next gradient larger. Left alone, it ends in infinity and NaN. Usually the learning rate is too high; else the model
multiplies through many layers or time steps, or the targets are not of the size of the output.
Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=1.2)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), inputs.sum(1, keepdim=True)).backward()
    optimizer.step()  # LL154
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(inputs), inputs.sum(1, keepdim=True)).backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

GROWTH = 1e4
LEAST = 1e3  # smaller norms are no explosion, whatever they were before
_FIX = Fix("lower the learning rate, warm it up, or clip the norm of the gradients")


@rule(
    "LL154",
    "gradient-explodes",
    Group.WARNING,
    reads={Op.OBSERVE, Op.CLIP},
    needs={Op.OBSERVE},
    unless=("LL101", "LL128"),
)
def check(run: Run) -> Iterator[Finding]:
    """Optimizers whose gradients have grown beyond all that training explains, where nothing is clipped."""
    if run.observed("not-finite"):
        return  # that is where it has led
    for seen in run.observed("parameters"):
        norms = [norm for norm in seen.args["norms"] if norm > 0]
        if not observed.enough(seen) or len(norms) < observed.LOOKS or run.meeting(seen, Op.CLIP, unsure=True):
            continue
        first, last = observed.middle(norms[:5]), observed.middle(norms[-3:])
        if last >= LEAST and last > GROWTH * first:
            message = f"the norm of the gradients grows from {first:.2g} to {last:.2g}: the training diverges"
            note = Note(seen, f"measured at {seen.args['looks']} steps, up to step {seen.args['rounds']:,}")
            yield Finding(seen, message, (note,), _FIX)
