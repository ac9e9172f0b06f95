"""
# The optimizer holds other parameters than those that get gradients
Some parameters of this optimizer belong to no model that computes, and never get a gradient; and parameters of a model
that do get gradients are in no optimizer. The layer was replaced after the optimizer took the old one, the optimizer
was built on another instance of the model, or a conversion put new tensors in the place of the old ones. The part
that the gradients go to stays as it is.

Where the text shows it, LL109 says so. A part that is left out on purpose, with nothing foreign in the optimizer, is
not told. Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 100))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
getattr(model, "__setitem__")(2, nn.Linear(8, 2))
for inputs in torch.randn(60, 16, 8):
    model.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()  # LL152
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 100))
getattr(model, "__setitem__")(2, nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    model.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
Only the head is trained, and nothing else is in the optimizer:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model[2].parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

_FIX = Fix("build the optimizer after the model has its final layers, on the instance that is trained")


@rule("LL152", "parameter-in-no-optimizer", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL109",))
def check(run: Run) -> Iterator[Finding]:
    """Optimizers with parameters of no model, where those of a model are in none."""
    for seen in run.observed("parameters"):
        strays, orphans = seen.args["strays"], seen.args["orphans"]
        if strays and orphans and observed.enough(seen):
            verb = "gets gradients and is" if len(strays) == 1 else "get gradients and are"
            message = (
                f"{observed.named(strays)} {verb} in no optimizer, while {observed.of(seen)} holds what no model has"
            )
            yield Finding(seen, message, (Note(seen, f"{orphans} of its parameters never got a gradient"),), _FIX)
