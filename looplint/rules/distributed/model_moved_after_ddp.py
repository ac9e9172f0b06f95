"""
# The model is moved after it was wrapped
`DistributedDataParallel` lays out its buckets, and the hooks that fill them, for the parameters as they are when it is
made. Moving the model to another device afterwards leaves them behind: gradients on the new device are not averaged, or
the backward fails. Move the model first, then wrap it.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader, device):
    dist.init_process_group("nccl", device_id=device)
    model = DistributedDataParallel(nn.Linear(8, 2))
    model = model.to(device)  # LL717
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader, device):
    dist.init_process_group("nccl", device_id=device)
    model = DistributedDataParallel(nn.Linear(8, 2).to(device))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    dist.destroy_process_group()
```
```python good
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader, device):
    dist.init_process_group("nccl", device_id=device)
    model = DistributedDataParallel(nn.Linear(8, 2).to(device))
    model.to(device)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    if dist.get_rank() == 0:
        torch.save(model.module.cpu().state_dict(), "model.pt")
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, distributed, rule
from looplint.regex import regex

TYPE = regex(r"^(torch\.)?(b?float\d*|half|double|\w*dtype\w*|channels_last|\w*memory_format\w*)$")


@rule(
    "LL717",
    "model-moved-after-ddp",
    Group.ERROR,
    reads={Op.PLACE, Op.WRAP, Op.BACKWARD},
    needs={Op.PLACE, Op.WRAP, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A move between the wrapping and a backward, where the model was not on its device before."""
    for move in run.all(Op.PLACE):
        model = move.obj
        wrap = distributed.wrap(run, model, move) if model is not None else None
        if model is None or wrap is None or wrap.args.get("by") != distributed.DDP or model is not wrap.obj:
            continue
        backward = next(iter(run.within(move, None, Op.BACKWARD)), None)
        if backward is None or not _trains(backward, model) or not _moves(move) or _was_moved(run, model, wrap):
            continue
        name = (move.through or model).name or "the model"
        yield Finding(
            move,
            f"{name} is moved after it was wrapped: its gradients are no longer averaged over the processes",
            notes=(Note(wrap, "wrapped here, where the parameters were"), Note(backward, "trained here")),
            fix=Fix(
                "move the model to its device before DistributedDataParallel",
                changes=(
                    changes.replace(changes.argument(wrap), "{}{}", changes.argument(wrap), changes.method(move)),
                    changes.undo(move),
                ),
            ),
        )


def _trains(backward: Event, model: Obj) -> bool:
    return backward.params is None or any(part is model for p in backward.params for part in p.lineage())


def _moves(move: Event) -> bool:
    """Whether the call names a device, not only a number type."""
    given = move.args.get("args")
    texts = [str(v) for v in given] if isinstance(given, tuple) else [str(given)] if given is not None else []
    return not texts or not all(map(TYPE.match, texts))


def _was_moved(run: Run, model: Obj, wrap: Event) -> bool:
    """Whether the model was put on a device before it was wrapped, or DDP was told one: later moves change nothing."""
    return bool(run.within(None, wrap, Op.PLACE, of=model)) or wrap.args.get("device_ids") is not None
