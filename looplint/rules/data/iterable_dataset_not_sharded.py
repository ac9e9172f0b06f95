"""
# Stream not shared out among workers
Each worker process of a loader has a copy of the dataset. Samples of an `IterableDataset` have no index that could be
shared out: each worker goes through the whole `__iter__`, and with N workers each sample comes N times per epoch. The
stream must ask `get_worker_info()` for its share.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset

class Lines(IterableDataset):
    def __init__(self, path):
        self.path = path

    def __iter__(self):
        with open(self.path) as file:
            for line in file:
                yield torch.tensor([float(x) for x in line.split()])

def main(path):
    loader = DataLoader(Lines(path), batch_size=32, num_workers=4)  # LL614
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        optimizer.zero_grad()
        model(x).mean().backward()
        optimizer.step()
```
```python fixed
import itertools

import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset, get_worker_info

class Lines(IterableDataset):
    def __init__(self, path):
        self.path = path

    def __iter__(self):
        info = get_worker_info()
        first, step = (info.id, info.num_workers) if info else (0, 1)
        with open(self.path) as file:
            for line in itertools.islice(file, first, None, step):
                yield torch.tensor([float(x) for x in line.split()])

def main(path):
    loader = DataLoader(Lines(path), batch_size=32, num_workers=4)
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        optimizer.zero_grad()
        model(x).mean().backward()
        optimizer.step()
```
Without workers, or where each sample is drawn at random, nothing comes twice:

```python good
import torch
from torch.utils.data import DataLoader, IterableDataset

class Noise(IterableDataset):
    def __iter__(self):
        while True:
            yield torch.randn(8)

class Lines(IterableDataset):
    def __init__(self, lines):
        self.lines = lines

    def __iter__(self):
        return iter(self.lines)

def loaders(lines):
    return DataLoader(Noise(), batch_size=32, num_workers=4), DataLoader(Lines(lines), batch_size=32)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, loaders, rule


@rule(
    "LL614",
    "iterable-dataset-not-sharded",
    Group.ERROR,
    reads={Op.MAKE},
    needs={Op.MAKE},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """A loader with workers over a stream of the user that knows nothing of workers."""
    for use in run.loaders:
        if not use.workers or "**" in use.args or use.loader.made not in loaders.KNOWN:
            continue
        if use.option("worker_init_fn") is not None:
            continue
        stream = next((s for s in loaders.sources(use.dataset) if s.facts.get("iterable")), None)
        if stream is None or "class" not in stream.facts or stream.facts.get("shards"):
            continue
        drawn = stream.facts.get("draws") or stream.facts.get("draws_indices")
        if drawn and not stream.facts.get("seeds_itself"):
            continue  # each worker draws samples of its own
        workers = use.option("num_workers")
        yield Finding(
            use.made,
            f"each of {workers} workers goes through all of {stream.made}: every sample comes once per worker",
            fix=Fix("let __iter__ take the worker's share, by get_worker_info().id and .num_workers"),
            doubt=use.workers_doubt,
        )
