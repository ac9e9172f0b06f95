"""
# All processes draw the same random numbers
The same seed in every process makes the models start alike. It also makes every process draw the same crops, flips and
noise, in step: with eight GPUs a batch holds eight samples under one and the same augmentation, and the training sees
an eighth of the variety. Loader workers take their seed from the process's, and a `worker_init_fn` that knows only the
worker's number is as blind.

Seed alike to build the model, then again with the rank.

```python bad
import random

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset, DistributedSampler

class Flips(Dataset):
    def __init__(self, x):
        self.x = x

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i].flip(0) if random.random() < 0.5 else self.x[i]

def main():
    dist.init_process_group("gloo")
    torch.manual_seed(0)  # LL710
    data = Flips(torch.rand(64, 8))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, batch_size=8, sampler=sampler, num_workers=2)
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x in loader:
            optimizer.zero_grad()
            model(x).pow(2).mean().backward()
            optimizer.step()
    dist.destroy_process_group()

main()
```
```python fixed
import random

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Dataset, DistributedSampler

class Flips(Dataset):
    def __init__(self, x):
        self.x = x

    def __len__(self):
        return len(self.x)

    def __getitem__(self, i):
        return self.x[i].flip(0) if random.random() < 0.5 else self.x[i]

def main():
    dist.init_process_group("gloo")
    torch.manual_seed(0)
    data = Flips(torch.rand(64, 8))
    sampler = DistributedSampler(data)
    loader = DataLoader(data, batch_size=8, sampler=sampler, num_workers=2)
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    torch.manual_seed(dist.get_rank())
    for epoch in range(10):
        sampler.set_epoch(epoch)
        for x in loader:
            optimizer.zero_grad()
            model(x).pow(2).mean().backward()
            optimizer.step()
    dist.destroy_process_group()

main()
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, Span, changes, distributed, loaders, rule

_TITLE = "add the rank to the seed once the model is built: torch.manual_seed(seed + dist.get_rank())"


@rule(
    "LL710",
    "rank-blind-seed",
    Group.WARNING,
    reads={Op.SEED, Op.MAKE, Op.WRAP, Op.BACKWARD},
    needs={Op.WRAP, Op.BACKWARD, Op.MAKE},
    roles={Role.SAMPLER, Role.LOADER},
    alone=True,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Samples that are changed at random, in a training whose processes draw from equal seeds."""
    told: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        loader = distributed.loader_of(backward)
        sampler = distributed.sampler_of(loader) if loader is not None else None
        if loader is None or id(loader.root) in told or not isinstance(sampler, Obj) or run.made(sampler) is None:
            continue
        told.add(id(loader.root))
        changes = next(filter(_is_random, distributed.datasets(loader)), None)
        if changes is None or sampler.made != distributed.SAMPLER or distributed.prepared(run, loader):
            continue
        at, what = _blind(run, loader, backward)
        if at is not None:
            yield Finding(
                at,
                f"{what} is the same in every process: all of them change their samples by the same random numbers",
                notes=(Note(changes.at, "samples are changed at random"),) if changes.at is not None else (),
                fix=Fix(_TITLE, changes=(_ranked(at),)),
            )


def _ranked(at: Event | Span) -> changes.Change:
    rank, seed = changes.library("torch.distributed.get_rank"), changes.argument(at)
    return changes.replace(seed, "{} + {}()", seed, rank)


def _is_random(data: Obj) -> bool:
    """Whether a data set visibly changes its samples at random."""
    held = [value for _, value in data.facts.get("transforms", ()) if isinstance(value, Obj)]
    return bool(data.facts.get("draws")) or any(loaders.is_random(step) for one in held for step in loaders.steps(one))


def _blind(run: Run, loader: Obj, backward: Event) -> tuple[Event | Span | None, str]:
    """The seed of the workers, or that of the process before it trains, where it does not know the rank."""
    workers: tuple[dict[str, Any], ...] = loader.root.facts.get("worker_seeds", ())
    if workers:
        known = any(distributed.knows_rank(str(seed["value"])) or "seed()" in str(seed["value"]) for seed in workers)
        return (None, "") if known else (workers[0]["at"], "the workers' seed")
    started = [turn for turn in backward.turns if turn.loop.spawned]  # what was seeded before does not reach them
    seeds = [s for s in run.within(None, backward, Op.SEED) if all(turn in s.turns for turn in started)]
    seeds = [s for s in seeds if "torch" in s.args.get("seeds", ())]
    if not seeds or any(distributed.knows_rank(str(seed.args)) or seed.args.get("device_specific") for seed in seeds):
        return None, ""
    return seeds[-1], "the seed"
