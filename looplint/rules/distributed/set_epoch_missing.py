"""
# The sampler is never told the epoch
`DistributedSampler` draws the order of an epoch from its seed and the epoch number that `set_epoch()` gave it. Without
that call every epoch has the same order: each process sees the same samples in the same batches, and the shuffling that
training relies on happens once.

The call belongs at the head of each epoch and to the *sampler*. A `DataLoader` has no `set_epoch`, so a test
`hasattr(loader, "set_epoch")` is always false. A sampler made with `shuffle=False` needs none.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def main(dataset):
    dist.init_process_group("gloo")
    loader = DataLoader(dataset, batch_size=8, sampler=DistributedSampler(dataset))
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):  # LL702
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
from torch.utils.data import DataLoader, DistributedSampler

def main(dataset):
    dist.init_process_group("gloo")
    loader = DataLoader(dataset, batch_size=8, sampler=DistributedSampler(dataset))
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        loader.sampler.set_epoch(epoch)
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Obj, Op, Role, Run, changes, distributed, rule


@rule(
    "LL702",
    "set-epoch-missing",
    Group.ERROR,
    reads={Op.MAKE, Op.WRAP, Op.BACKWARD, Op.SET_EPOCH},
    needs={Op.MAKE, Op.BACKWARD},
    roles={Role.SAMPLER, Role.LOADER},
    alone=True,
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A shuffling sampler that feeds a training, and no set_epoch on it in the loops around its loader's."""
    told: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        loader = distributed.loader_of(backward)
        sampler = distributed.sampler_of(loader) if loader is not None else None
        if loader is None or not isinstance(sampler, Obj) or id(sampler) in told or run.by_framework(backward):
            continue
        made = run.made(sampler)
        around = distributed.epochs_around(backward, loader)
        if made is None or not around or not _shuffles(sampler) or distributed.prepared(run, loader):
            continue
        calls = [e for e in run.all(Op.SET_EPOCH) if _may_tell(e, sampler, loader)]
        if not any(turn.loop in around for call in calls for turn in call.turns):
            told.add(id(sampler))
            yield _finding(run, sampler, loader, around[-1], made, calls, drawn=not _loops_over(backward, loader))


def _shuffles(sampler: Obj) -> bool:
    return sampler.made == distributed.SAMPLER and sampler.args.get("shuffle", True) is not False


def _may_tell(call: Event, sampler: Obj, loader: Obj) -> bool:
    """Whether a call reaches the sampler, as far as the code shows; a plain DataLoader passes nothing on."""
    obj = call.obj
    if obj is None or obj is sampler or not obj.known:
        return True
    if obj.role is Role.LOADER:
        return obj.made != distributed.LOADER
    return obj is loader.root.args.get("batch_sampler")


def _loops_over(event: Event, loader: Obj) -> bool:
    return any(turn.loop.over is not None and turn.loop.over.root is loader.root for turn in event.loops())


def _told(wrong: Event | None, told: changes.Change | None) -> tuple[changes.Change, ...]:
    """The call on the loader turned to its sampler; else a new one."""
    if wrong is not None:
        return (changes.suffix(changes.receiver(wrong), ".sampler"),)
    return (told,) if told is not None else ()


def _finding(
    run: Run, sampler: Obj, loader: Obj, epochs: Loop, made: Event, calls: list[Event], *, drawn: bool
) -> Finding:
    name = sampler.name or f"{loader.name or 'loader'}.sampler"
    wrong = next((e for e in run.all(Op.SET_EPOCH) if e not in calls and e.obj is loader.root), None)
    other = next((e for e in run.all(Op.SET_EPOCH) if e not in calls and e is not wrong), None)
    notes = [*([Note(calls[0], "told once, before the epochs")] if calls else [])]
    notes += [Note(other, "another sampler is told here")] if other is not None else []
    if wrong is not None:
        message = f"{loader.name or 'the loader'} is a DataLoader, which has no set_epoch(): its sampler never learns "
        message += "the epoch, and every epoch has the same order"
    else:
        message = f"{name}.set_epoch() is not called in each epoch: every epoch has the same order, shuffled once"
    at = wrong if wrong is not None else epochs.at or made
    if drawn:  # by next(), in a loop over something else
        at = made
    return Finding(
        at,
        message,
        notes=(*notes, Note(made, "the sampler is made here")),
        fix=Fix(
            f"call {name}.set_epoch(epoch) at the head of each epoch",
            safe=True,
            changes=_told(wrong, distributed.tells_epoch(epochs, sampler.name, loader)),
        ),
        doubt="" if isinstance(sampler.args.get("shuffle", True), bool) else "whether it shuffles is not visible",
        never=True,
    )
