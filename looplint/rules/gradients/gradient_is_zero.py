"""
# All gradients are zero
The loss is computed, gradients flow, and each of them is exactly zero: nothing that the optimizer holds will ever move.
A softmax over one class is always 1, so its loss is 0 whatever the model says; a `clamp`, `relu` or `hardtanh` before
the loss is in its flat part for each sample; the loss was multiplied by a mask of zeros.
Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs), torch.zeros(16, dtype=torch.long)).backward()
    optimizer.step()  # LL153
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    nn.functional.binary_cross_entropy_with_logits(model(inputs).squeeze(1), torch.zeros(16)).backward()
    optimizer.step()
```
A margin that all samples keep after a while:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
inputs = torch.randn(16, 8)
for turn in range(60):
    optimizer.zero_grad()
    torch.relu(1 - model(inputs).squeeze(1) * inputs[:, 0].sign()).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

_FIX = Fix("look for what is flat or constant between the model's output and the loss")


@rule("LL153", "gradient-is-zero", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE})
def check(run: Run) -> Iterator[Finding]:
    """Optimizers whose gradients were there and zero, all of them, at all steps that were looked at."""
    for seen in run.observed("parameters"):
        if observed.enough(seen) and seen.args["zero"] and not any(seen.args["norms"]):
            message = f"all gradients that come to {observed.of(seen)} are exactly zero: nothing is learned"
            yield Finding(seen, message, (Note(seen, f"zero {observed.how_often(seen)}"),), _FIX)
