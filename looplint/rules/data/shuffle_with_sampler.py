"""
# Shuffle and sampler together
A sampler says in which order the samples are drawn, and so does `shuffle=True`: `DataLoader` refuses both with a
`ValueError`. The call survives where the sampler is `None` on the author's machine, and fails on the first machine with
several processes. `batch_sampler` excludes `shuffle`, `sampler`, `batch_size` and `drop_last` likewise.

```python bad
from torch.utils.data import DataLoader, DistributedSampler

def make_loader(data, distributed):
    sampler = DistributedSampler(data) if distributed else None
    return DataLoader(data, batch_size=32, shuffle=True, sampler=sampler)  # LL612
```
```python fixed
from torch.utils.data import DataLoader, DistributedSampler

def make_loader(data, distributed):
    sampler = DistributedSampler(data) if distributed else None
    return DataLoader(data, batch_size=32, shuffle=sampler is None, sampler=sampler)
```
```python good
from torch.utils.data import DataLoader, WeightedRandomSampler

def make_loaders(data, weights, train):
    shuffle, sampler = train, None
    if weights is not None:
        shuffle, sampler = False, WeightedRandomSampler(weights, len(weights))
    return DataLoader(data, batch_size=32, shuffle=shuffle, sampler=sampler)
```

```diff reference_loop/data.py
-        train=make(training, batch_sampler=order, generator=torch.Generator()),  # its own: iter() draws from it
+        train=make(training, batch_size=config.batch_size, sampler=sampler, shuffle=True),
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Role, Run, changes, loaders, rule


@rule("LL612", "shuffle-with-sampler", Group.ERROR, reads={Op.MAKE}, needs={Op.MAKE}, roles={Role.LOADER}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """A loader that is given two ways to draw its samples."""
    for made in run.all(Op.MAKE):
        if made.obj is None or made.obj.made not in loaders.KNOWN:
            continue
        for one, other in _pairs(made):
            yield Finding(
                made,
                f"the loader is given {one} and {other}, which exclude each other: DataLoader raises a ValueError",
                fix=Fix(
                    f"pass either {one} or {other}: `shuffle=sampler is None`",
                    safe=True,
                    changes=(changes.drop(made, other.split()[-1].partition("=")[0]),),
                ),
            )
            break


def _pairs(made: Event) -> Iterator[tuple[str, str]]:
    args = made.args
    sampler, batches = (_given(args.get(name)) for name in ("sampler", "batch_sampler"))
    shuffles = args.get("shuffle") is True
    if sampler and shuffles:
        yield "a sampler", "shuffle=True"
    if batches and shuffles:
        yield "a batch_sampler", "shuffle=True"
    if batches and sampler:
        yield "a batch_sampler", "a sampler"
    if batches and args.get("batch_size", 1) != 1:
        yield "a batch_sampler", "a batch_size"
    if batches and args.get("drop_last") is True:
        yield "a batch_sampler", "drop_last=True"


def _given(value: object) -> bool:
    """Whether an argument surely is something: an object, no text of something unknown."""
    return value is not None and not isinstance(value, (str, bool))
