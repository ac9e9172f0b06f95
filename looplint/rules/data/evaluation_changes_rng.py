"""
# Evaluation changes the random numbers of the training
The evaluation draws from the global generator of torch, so the training that follows it sees other random numbers than
without it: how often, and on how much, is evaluated changes the result of the training. Runs that differ only there
cannot be compared, and a resumed run does not repeat what the first one did.

That an iteration over a `DataLoader` draws one seed is not counted. Seen in a run only.

```python bad run
import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
held_out = DataLoader(torch.randn(64, 8), batch_size=16)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        for inputs in held_out:  # LL654
            print(model(inputs + 0.1 * torch.randn_like(inputs)).mean())
    model.train()
```
```python fixed run
import torch
from torch import nn
from torch.utils.data import DataLoader

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
held_out = DataLoader(torch.randn(64, 8), batch_size=16)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    model.eval()
    own = torch.Generator().manual_seed(epoch)
    with torch.no_grad():
        for inputs in held_out:
            print(model(inputs + 0.1 * torch.randn(inputs.shape, generator=own)).mean())
    model.train()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

_FIX = Fix("draw from a generator of its own, or put the state back with torch.random.fork_rng()")


@rule(
    "LL654", "evaluation-changes-rng", Group.ADVICE, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL201", "LL603")
)
def check(run: Run) -> Iterator[Finding]:
    """Passages over a loader without a step, with forward passes of an evaluation, that drew random numbers."""
    for seen in run.observed("drawn"):
        message = "evaluation draws from the global generator: how often is evaluated changes the training"
        yield Finding(
            seen, message, (Note(seen, f"in {seen.args['count']} of {seen.args['of']} passages looked at"),), _FIX
        )
