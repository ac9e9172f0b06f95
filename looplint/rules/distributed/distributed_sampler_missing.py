"""
# Every process trains on all the data
`DistributedDataParallel` averages gradients; it does not divide the data. A loader without a `DistributedSampler` gives
each process the whole data set, so an epoch does the work of one process `world_size` times over: it takes as long as
on one GPU, and in each epoch the model sees every sample that many times.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, TensorDataset

dist.init_process_group("gloo")
data = TensorDataset(torch.rand(64, 8), torch.rand(64, 1))
loader = DataLoader(data, batch_size=8, shuffle=True)  # LL701
model = DistributedDataParallel(nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, DistributedSampler, TensorDataset

dist.init_process_group("gloo")
data = TensorDataset(torch.rand(64, 8), torch.rand(64, 1))
sampler = DistributedSampler(data)
loader = DataLoader(data, batch_size=8, sampler=sampler)
model = DistributedDataParallel(nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    sampler.set_epoch(epoch)
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.mse_loss(model(x), y).backward()
        optimizer.step()
dist.destroy_process_group()
```
A data set that knows its rank, and one that is read in shards, are divided already:

```python good
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel
from torch.utils.data import DataLoader, Subset, TensorDataset

dist.init_process_group("gloo")
data = TensorDataset(torch.rand(64, 8), torch.rand(64, 1))
own = Subset(data, range(dist.get_rank(), 64, dist.get_world_size()))
loader = DataLoader(own, batch_size=8, shuffle=True)
model = DistributedDataParallel(nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in loader:
    optimizer.zero_grad()
    nn.functional.mse_loss(model(x), y).backward()
    optimizer.step()
dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, distributed, rule
from looplint.regex import regex

# Words of a data set that is divided among the processes.
SHARDED = regex(r"(?i)rank\b|world_size|shard|num_replicas|process_index|num_processes|by_node|webdataset|wds\b")
OF_PROCESSES = regex(r"(?i)rank|distrib|ddp|\bdist|world|gpu|parallel|process")

OF_ALL = ("torch.utils.data.RandomSampler", "torch.utils.data.SequentialSampler")  # they know of no other process


@rule(
    "LL701",
    "distributed-sampler-missing",
    Group.ERROR,
    reads={Op.MAKE, Op.WRAP, Op.BACKWARD},
    needs={Op.MAKE, Op.WRAP, Op.BACKWARD},
    roles={Role.LOADER},
    alone=True,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A model whose gradients are averaged, trained on a plain loader without a sampler."""
    told: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        loader = distributed.loader_of(backward)
        if loader is None or id(loader.root) in told or run.by_framework(backward):
            continue
        told.add(id(loader.root))
        made, wrap = run.made(loader.root), _wrap(run, backward)
        if (
            made is None
            or wrap is None
            or distributed.prepared(run, loader)
            or not _is_whole(loader)
            or not _together(made, wrap)
        ):
            continue
        name = loader.root.name or "the loader"
        yield Finding(
            made,
            f"{name} has no DistributedSampler: every process trains on all the data, world_size times the work",
            notes=(Note(wrap, "the processes average their gradients here"), Note(backward, "trained on it here")),
            fix=Fix(
                "pass sampler=DistributedSampler(dataset) instead of shuffle, and call its set_epoch() each epoch",
                changes=_divided(made, loader, backward),
            ),
            doubt="" if loader.root.of else "what the data set is, and whether it is divided, is not visible",
        )


def _divided(made: Event, loader: Obj, backward: Event) -> tuple[changes.Change, ...]:
    """A sampler in the place of shuffle, and its epoch told where a loop counts epochs."""
    sampler = changes.library("torch.utils.data.DistributedSampler")
    shuffles = made.args.get("shuffle") is True
    given = changes.keyword(made, "sampler", "{}({})", sampler, changes.argument(made))
    own = (changes.drop(made, "shuffle"), given) if shuffles else (given,)
    epochs = distributed.epochs_around(backward, loader)
    told = epochs and distributed.tells_epoch(epochs[-1], "", loader)
    return (*own, told) if told else own


def _wrap(run: Run, backward: Event) -> Event | None:
    models = backward.params or ()
    return next((wrap for model in models if (wrap := distributed.wrap(run, model, backward)) is not None), None)


def _is_whole(loader: Obj) -> bool:
    """Whether a plain DataLoader passes the whole data set to this process, as far as the code shows."""
    given = loader.root.args
    if loader.root.made != distributed.LOADER or "**" in given:
        return False
    sampler = given.get("sampler")
    samplers = loader.root.facts.get("samplers", ()) or (sampler,)
    whole = all(isinstance(one, Obj) and one.made in OF_ALL for one in samplers)
    if (sampler is not None and not whole) or given.get("batch_sampler") is not None:
        return False
    return not any(map(_is_divided, (loader.root, *distributed.datasets(loader))))


def _is_divided(obj: Obj) -> bool:
    code = getattr(obj.facts.get("class"), "text", "")
    texts = (str(value) for key, value in obj.args.items() if key not in ("num_workers", "pin_memory_device"))
    return bool(obj.facts.get("iterable")) or any(map(SHARDED.search, (code, obj.name, obj.made, *texts)))


def _together(made: Event, wrap: Event) -> bool:
    """Whether the loader is not made for a single process alone: under a test of the processes that the wrap lacks."""
    others = {guard.at for guard in wrap.guards}
    return not any(guard.at not in others and OF_PROCESSES.search(guard.text) for guard in made.guards)
