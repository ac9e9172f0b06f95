"""
# Training waits for its data
More than half of the time of a step goes by in `next(loader)`. The computation is not what this training takes time
for; a faster device would not help. More workers, a cheaper transform, data that is decoded once, or larger reads do.

Advice where the computation runs on the CPU, which loading uses as well; a warning where an accelerator was asked and
had nothing left to do when the batch came. Seen in a run only, after fifty steps and a second of waiting.

```python bad run
import time
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Slow(Dataset):
    def __len__(self):
        return 240

    def __getitem__(self, index):
        time.sleep(0.01)
        return torch.randn(8)

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in DataLoader(Slow(), batch_size=4, shuffle=True):  # LL655
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed run
import time
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Slow(Dataset):
    def __init__(self):
        time.sleep(0.01)
        self.rows = torch.randn(240, 8)

    def __len__(self):
        return 240

    def __getitem__(self, index):
        return self.rows[index]

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in DataLoader(Slow(), batch_size=4, shuffle=True):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

TURNS = 50
SECONDS = 1.0
SHARE = 0.5
IDLE = 0.8  # of the times that an accelerator was asked
_FIX = Fix("raise num_workers (with pin_memory and persistent_workers), or make the loading of a sample cheaper")


@rule("LL655", "loader-starves-device", Group.WARNING, reads={Op.OBSERVE}, needs={Op.OBSERVE})
def check(run: Run) -> Iterator[Finding]:
    """Loaders in which more than half of the time of the steps went by."""
    for seen in run.observed("loading"):
        waited, total, asked = seen.args["waited"], seen.args["total"], seen.args["asked"]
        if seen.args["turns"] < TURNS or waited < SECONDS or waited < SHARE * total:
            continue
        if asked and seen.args["idle"] < IDLE * asked:
            continue  # the device was still at work
        message = f"{waited / total:.0%} of the time of a step is spent waiting for the next batch"
        note = Note(seen, f"{waited:.1f} of {total:.1f} s in {seen.args['turns']:,} steps")
        yield Finding(seen, message, (note,), _FIX, None if asked else Group.ADVICE)
