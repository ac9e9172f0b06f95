"""
# Loader in itertools.cycle
`itertools.cycle` keeps all batches of the first pass and gives them out again. From the second epoch on nothing is
shuffled and nothing is augmented: the model sees the same batches, in the same order, with the same random crops. And
all of them stay in memory.

```python bad
import itertools

import torch
from torch import nn
from torch.utils.data import DataLoader

def train(data, steps):
    loader = DataLoader(data, batch_size=32, shuffle=True)
    batches = itertools.cycle(loader)  # LL615
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(steps):
        x, y = next(batches)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader

def endless(loader):
    while True:
        yield from loader

def train(data, steps):
    loader = DataLoader(data, batch_size=32, shuffle=True)
    batches = endless(loader)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for step in range(steps):
        x, y = next(batches)
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
```
Fixed samples that come in turn, such as noise or prompts, are not shuffled at all:

```python good
import itertools

import torch
from torch.utils.data import DataLoader, SequentialSampler

def pair(prompts, images):
    fixed = DataLoader(prompts, batch_size=32, shuffle=False)
    return zip(images, itertools.cycle(fixed))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, loaders, rule


@rule(
    "LL615",
    "loader-cycled",
    Group.ERROR,
    reads={Op.MAKE, Op.MENTION},
    needs={Op.MENTION},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """A loader that shuffles or augments, in itertools.cycle."""
    for cycled in run.all(Op.MENTION):
        loader = cycled.obj
        if cycled.args.get("how") != "cycled" or loader is None:
            continue
        made = run.made(loader)
        what = _lost(run, made) if made is not None else "drawn"
        if not what:
            continue
        name = loader.name or "the loader"
        yield Finding(
            cycled,
            f"cycle() replays the first pass over {name}: from the second epoch on nothing is {what} anew, and all"
            " batches stay in memory",
            notes=(Note(made, "made here"),) if made is not None else (),
            fix=Fix(f"go over {name} anew in each epoch: `while True: yield from {name}`"),
            doubt="" if made is not None else "whether the loader shuffles is not visible",
        )


def _lost(run: Run, made: Event) -> str:
    """What each pass over a loader draws anew: its order, its augmentation, or nothing."""
    data, sampler = made.args.get("dataset"), made.args.get("sampler")
    shuffles = made.args.get("shuffle") is True or (isinstance(sampler, Obj) and bool(sampler.facts.get("shuffles")))
    augments = isinstance(data, Obj) and any(True for _ in loaders.random_steps(run, data))
    return " or ".join([*(["shuffled"] if shuffles else []), *(["augmented"] if augments else [])])
