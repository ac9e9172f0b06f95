"""
# All processes use the first GPU
Under NCCL every process needs a GPU of its own. A process that never chooses one works on `cuda:0`, where the tensors
and communicators of all others are as well. The first GPU runs out of memory while the rest is idle, or a barrier hangs
because two ranks share a device.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader):
    dist.init_process_group("nccl")  # LL719
    model = DistributedDataParallel(nn.Linear(8, 2).cuda())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
        optimizer.step()
    dist.destroy_process_group()

main(torch.load("loader.pt"))
```
```python fixed
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader):
    torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    dist.init_process_group("nccl")
    model = DistributedDataParallel(nn.Linear(8, 2).cuda())
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x.cuda()), y.cuda()).backward()
        optimizer.step()
    dist.destroy_process_group()

main(torch.load("loader.pt"))
```
```python good
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader):
    dist.init_process_group("nccl")
    local_rank = int(os.environ["LOCAL_RANK"])
    model = DistributedDataParallel(nn.Linear(8, 2).cuda(local_rank), device_ids=[local_rank])
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x.cuda(local_rank)), y.cuda(local_rank)).backward()
        optimizer.step()
    dist.destroy_process_group()

main(torch.load("loader.pt"))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule
from looplint.regex import regex

ANY_GPU = (None, "cuda", "cuda:0", 0)
ANY_DEVICE = regex(
    r"""(?:torch\.)?device\(["']cuda(?::0)?["'](?: if torch\.cuda\.is_available\(\) else ["']cpu["'])?\)"""
)


@rule(
    "LL719",
    "device-not-set",
    Group.WARNING,
    reads={Op.INIT_GROUP, Op.PLACE, Op.WRAP},
    needs={Op.INIT_GROUP, Op.PLACE, Op.WRAP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A group over NCCL whose processes all put their model on the device that is there by default."""
    joined = next((e for e in run.all(Op.INIT_GROUP) if e.args.get("backend") == "nccl"), None)
    wrap = next((e for e in run.all(Op.WRAP) if e.args.get("syncs")), None)
    if joined is None or wrap is None or not run.entry.whole or joined.args.get("device_id") is not None:
        return
    moves = run.all(Op.PLACE)
    face = wrap.through
    if face is not None and (face.args.get("device_ids") or face.args.get("device_id")):
        return
    if any(not _is_default(move) for move in moves):
        return
    yield Finding(
        joined,
        "no process chooses its own GPU: all of them work on cuda:0",
        notes=(Note(moves[0], "on the default device"), Note(wrap, "every process does so")),
        fix=Fix(
            'call torch.cuda.set_device(int(os.environ["LOCAL_RANK"])) before anything is put on a GPU',
            changes=(changes.before(joined, '{}(int({}["LOCAL_RANK"]))', *_CHOOSE),),
        ),
        never=True,
    )


_CHOOSE = changes.library("torch.cuda.set_device"), changes.library("os.environ")


def _is_default(move: Event) -> bool:
    """Whether a model is put on the GPU that is there by default: not on one that is named, nor by a variable."""
    if move.obj is None:
        return False
    given = move.args.get("args", move.args.get("device"))
    given = given[0] if isinstance(given, tuple) and given else given
    return given in ANY_GPU or (isinstance(given, str) and ANY_DEVICE.fullmatch(given) is not None)
