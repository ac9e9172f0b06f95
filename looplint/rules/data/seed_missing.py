"""
# No seed
Without a seed no two runs of a script give the same numbers: a change of the code cannot be told from luck, and a fault
cannot be brought back.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()  # LL609
    optimizer.step()
```
```python fixed
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, rule


@rule("LL609", "seed-missing", Group.ADVICE, reads={Op.SEED, Op.BACKWARD, Op.STEP}, needs={Op.BACKWARD, Op.STEP})
def check(run: Run) -> Iterator[Finding]:
    """A program that trains and seeds nothing."""
    backward = next(iter(run.all(Op.BACKWARD)), None)
    if backward is None or not backward.loops() or not run.entry.whole or run.has(Op.SEED):
        return
    yield Finding(
        backward,
        "no seed is set before this training: no two runs of the script give the same numbers",
        fix=Fix("call torch.manual_seed(...) at the start of the program"),
        never=True,
    )
