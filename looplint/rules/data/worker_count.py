"""
# More workers than cores
Worker processes beyond the number of cores wait for each other, and each holds a copy of the dataset's memory. PyTorch
warns that such a loader may be slow or even freeze. A count that is written down fits one machine; on a shared one the
cores that this process may use are fewer than it has.

```python bad
from torch.utils.data import DataLoader

def make_loader(data):
    return DataLoader(data, batch_size=64, shuffle=True, num_workers=48)  # LL607
```
```python fixed
import os

from torch.utils.data import DataLoader

def make_loader(data):
    return DataLoader(data, batch_size=64, shuffle=True, num_workers=min(8, len(os.sched_getaffinity(0))))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Role, Run, rule

MOST = 16


@rule("LL607", "worker-count", Group.ADVICE, reads={Op.MAKE}, needs={Op.MAKE}, roles={Role.LOADER})
def check(run: Run) -> Iterator[Finding]:
    """A number of workers, written down, that few machines have cores for."""
    for made in run.all(Op.MAKE):
        count = made.args.get("num_workers")
        if made.obj is not None and made.obj.role is Role.LOADER and isinstance(count, int) and count > MOST:
            yield Finding(
                made,
                f"{count} workers are more than most machines have cores for: they wait for each other",
                fix=Fix("take the count from len(os.sched_getaffinity(0)), or from a setting"),
            )
