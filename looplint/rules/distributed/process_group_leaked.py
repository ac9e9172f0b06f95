"""
# The process group is never left
`init_process_group` opens sockets, threads and, under NCCL, communicators on the GPU. A script that ends without
`destroy_process_group()` leaves them to the interpreter's exit: NCCL warns, other processes may wait for one that is
gone, and a job that is done may hang instead of ending.

```python bad
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main():
    dist.init_process_group("gloo")  # LL709
    model = DistributedDataParallel(nn.Linear(8, 2))
    model.eval()

main()
```
```python fixed
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main():
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    model.eval()
    dist.destroy_process_group()

main()
```
```python good
import atexit

import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main():
    dist.init_process_group("gloo")
    atexit.register(dist.destroy_process_group)
    model = DistributedDataParallel(nn.Linear(8, 2))
    model.eval()

main()
```
```python good
# file: library/settings.py
import torch
import torch.distributed as dist

from .machines import several

if several():
    dist.init_process_group("gloo")  # for the programs that import this

def keep(state):
    torch.save(state, "state.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, changes, rule


@rule(
    "LL709",
    "process-group-leaked",
    Group.WARNING,
    reads={Op.INIT_GROUP, Op.DESTROY_GROUP},
    needs={Op.INIT_GROUP},
    alone=True,
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A program that joins a process group and never leaves it."""
    if run.has(Op.DESTROY_GROUP) or not run.entry.whole or run.entry.open:
        return
    for joined in run.all(Op.INIT_GROUP):
        alone = joined.args.get("world_size") == 1  # one process waits for nobody
        if alone or joined.args.get("closes_itself") or joined.args.get("by_framework"):
            continue
        yield Finding(
            joined,
            "the process group is never destroyed: its processes may hang at exit, and NCCL warns of leaked resources",
            fix=Fix(
                "call torch.distributed.destroy_process_group() at the end, in a finally block",
                safe=True,
                changes=_left(joined),
            ),
            never=True,
        )


def _left(joined: Event) -> tuple[changes.Change, ...]:
    """At the end of the function that is the program."""
    main = next((turn.loop.defined for turn in joined.turns if turn.loop.defined is not None), None)
    leave = changes.library("torch.distributed.destroy_process_group")
    return (changes.tail(main, "{}()", leave) if main is not None else changes.close(joined, "{}()", leave),)
