"""
# Repeated samples in a reduced metric
So that all processes get equally many samples, `DistributedSampler` repeats some of them. In training that does no
harm. In an evaluation whose counts are added up over the processes the repeated ones count twice: the metric depends on
the number of GPUs, and is not that of a single one.

Trim what was gathered to the length of the data set, let Accelerate's `gather_for_metrics` do it, or choose a length
that the processes divide evenly. looplint cannot see lengths, and is never sure of this.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def evaluate(model, loader):
    model.eval()
    counts = torch.zeros(2)
    with torch.no_grad():
        for x, y in loader:
            counts += torch.tensor([(model(x).argmax(1) == y).sum().item(), len(y)])
    dist.all_reduce(counts)
    return counts[0] / counts[1]

def main(train_set, val_set):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, batch_size=8, sampler=sampler)
    val_sampler = DistributedSampler(val_set, shuffle=False)  # LL715
    val_loader = DataLoader(val_set, batch_size=8, sampler=val_sampler)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(evaluate(model, val_loader))
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler

def evaluate(model, loader):
    model.eval()
    hits = []
    with torch.no_grad():
        for x, y in loader:
            hits.append(model(x).argmax(1) == y)
    mine = torch.cat(hits)
    parts = [torch.empty_like(mine) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, mine)
    return torch.stack(parts, 1).flatten()[: len(loader.dataset)].float().mean()

def main(train_set, val_set):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    sampler = DistributedSampler(train_set)
    train_loader = DataLoader(train_set, batch_size=8, sampler=sampler)
    val_sampler = DistributedSampler(val_set, shuffle=False)
    val_loader = DataLoader(val_set, batch_size=8, sampler=val_sampler)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(evaluate(model, val_loader))
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, distributed, rule


@rule(
    "LL715",
    "eval-sampler-padding",
    Group.WARNING,
    reads={Op.FORWARD, Op.REDUCE, Op.BACKWARD, Op.WRAP, Op.MAKE},
    needs={Op.FORWARD, Op.REDUCE, Op.MAKE},
    roles={Role.SAMPLER},
    alone=True,
)
def check(run: Run) -> Iterator[Finding]:
    """An evaluation over padded shards whose sums are added up over the processes."""
    told: set[int] = set()
    for forward in run.all(Op.FORWARD):
        loader = distributed.loader_of(forward)
        sampler = distributed.sampler_of(loader) if loader is not None else None
        if loader is None or not isinstance(sampler, Obj) or id(sampler) in told or not _pads(sampler):
            continue
        reduce, made = _summed(run, forward), run.made(sampler)
        if reduce is None or made is None or distributed.share(run, loader) is None:
            continue
        told.add(id(sampler))
        yield Finding(
            made,
            "the sampler repeats samples to give all processes equally many, and the reduced metric counts them twice",
            notes=(Note(forward, "evaluated here"), Note(reduce, "added up over the processes")),
            fix=Fix("gather the predictions and trim them to the length of the data set"),
            doubt="" if _is_odd(sampler) else "whether the processes divide the data evenly is not visible",
        )


def _is_odd(sampler: Obj) -> bool:
    """Whether the data visibly has a number of samples that no even number of processes divides."""
    sizes = [data.root.facts.get("size") for data in sampler.root.of or ()]
    return any(isinstance(size, int) and size % 2 == 1 for size in sizes)


def _pads(sampler: Obj) -> bool:
    return sampler.made == distributed.SAMPLER and not sampler.args.get("drop_last", False)


def _summed(run: Run, forward: Event) -> Event | None:
    """The sum over the processes that follows an evaluation; None where samples are gathered, and may be trimmed."""
    follow = run.within(forward, run.next(Op.BACKWARD, after=forward), Op.REDUCE)
    if not follow or any(event.args.get("by") not in ("all_reduce", "reduce") for event in follow):
        return None
    return follow[0]
