"""
# Evaluation loader shuffles
The order of an evaluation changes no metric over the whole set, but shuffling it makes single batches, logged samples
and BatchNorm in training mode differ from call to call, and costs a permutation each time.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=64, shuffle=True)  # LL619
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print(epoch, sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader

def main(train_set, val_set):
    train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=64)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        with torch.no_grad():
            print(epoch, sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Obj, Op, Run, changes, loaders, rule


@rule(
    "LL619",
    "eval-loader-shuffled",
    Group.ADVICE,
    reads=loaders.READS,
    needs={Op.MAKE},
    unless=("LL602",),
    roles=loaders.ROLES,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A loader that only evaluates, in random order."""
    for use in run.loaders:
        sampler = use.option("sampler")
        sharded = _shuffles(sampler)
        if use.evaluates and use.evaluation is not None and (use.option("shuffle") is True or sharded):
            yield Finding(
                use.made,
                f"{use.name} shuffles: its batches differ from call to call"
                + (", for DistributedSampler shuffles unless told otherwise" if sharded else ""),
                fix=Fix(
                    "pass shuffle=False to the sampler" if sharded else "leave shuffle out for the evaluation",
                    changes=_in_order(use, sampler),
                ),
            )


def _in_order(use: loaders.LoaderUse, sampler: object) -> tuple[changes.Change, ...]:
    if _shuffles(sampler) and isinstance(sampler, Obj) and sampler.at is not None:
        return (changes.keyword(sampler.at, "shuffle", "False", position=3),)
    return (changes.drop(use.made, "shuffle"),)


def _shuffles(sampler: object) -> bool:
    """Whether a sampler that shares the data out among processes draws them at random, as it does by default."""
    sharded = isinstance(sampler, Obj) and bool(sampler.facts.get("sharded"))
    return sharded and isinstance(sampler, Obj) and sampler.args.get("shuffle", True) is True
