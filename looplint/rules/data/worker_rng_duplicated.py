"""
# Workers repeat each other's random numbers
Worker processes start as copies of the dataset. A private generator that was made before, in `__init__` or at module
level, is copied with its state: all workers draw the same crops and the same noise, and draw them again in each epoch.
PyTorch seeds the *global* generators of torch, numpy and Python differently in each worker and epoch; a
`worker_init_fn` that seeds them with a constant undoes that, and one that uses only the worker's number repeats the
first epoch for ever.

```python bad
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Noisy(Dataset):
    def __init__(self, signals, seed=0):
        self.signals = signals
        self.rng = np.random.default_rng(seed)  # LL606

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, index):
        return self.signals[index] + self.rng.normal(size=100)

def main(signals):
    loader = DataLoader(Noisy(signals), batch_size=32, shuffle=True, num_workers=4)
    model = nn.Linear(100, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        optimizer.zero_grad()
        model(x).mean().backward()
        optimizer.step()
```
```python fixed
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Noisy(Dataset):
    def __init__(self, signals):
        self.signals = signals

    def __len__(self):
        return len(self.signals)

    def __getitem__(self, index):
        return self.signals[index] + np.random.normal(size=100)

def main(signals):
    loader = DataLoader(Noisy(signals), batch_size=32, shuffle=True, num_workers=4)
    model = nn.Linear(100, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        optimizer.zero_grad()
        model(x).mean().backward()
        optimizer.step()
```
```python bad
import random

import numpy as np
from torch.utils.data import DataLoader

def init_worker(worker_id):
    random.seed(42)  # LL606
    np.random.seed(42)

def make_loader(data):
    return DataLoader(data, batch_size=32, shuffle=True, num_workers=4, worker_init_fn=init_worker)
```
```python good
import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset, get_worker_info

class Noisy(Dataset):
    def __init__(self, signals):
        self.signals = signals
        self.rng = None

    def __getitem__(self, index):
        if self.rng is None:
            self.rng = np.random.default_rng(get_worker_info().seed)
        return self.signals[index] + self.rng.normal(size=100)

def seed_worker(worker_id):
    np.random.seed(torch.initial_seed() % 2**32)

def make_loader(signals):
    return DataLoader(Noisy(signals), 32, shuffle=True, num_workers=4, worker_init_fn=seed_worker)
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Finding, Fix, Group, Note, Op, Role, Run, changes, loaders, rule
from looplint.regex import regex

DIFFERS = regex(r"initial_seed|info\.seed|base_seed|randint|getrandbits|urandom|time|epoch|get_?(?:rng_)?state")


@rule(
    "LL606",
    "worker-rng-duplicated",
    Group.ERROR,
    reads={Op.MAKE},
    needs={Op.MAKE},
    roles=loaders.ROLES,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Generators that all workers have in the same state."""
    for use in run.loaders:
        if use.workers and use.loader.made in loaders.KNOWN:
            yield from _private(use)
            yield from _seeded(use)


def _private(use: loaders.LoaderUse) -> Iterator[Finding]:
    init = str(use.loader.facts.get("worker_init", ""))
    for source in (*loaders.sources(use.dataset), use.loader.root):
        if source.facts.get("shards"):
            continue
        for generator in source.facts.get("private_generators", ()):
            name = generator["name"].rpartition(".")[2]
            if name in init or "dataset" in init or generator["at"] is None:
                continue
            yield Finding(
                generator["at"],
                f"{generator['name']} is made before the workers start: each has a copy in the same state and draws the"
                " same numbers",
                notes=(Note(use.made, "worker processes are started for this loader"),),
                fix=Fix("draw from the global generator, or make one in each worker from get_worker_info().seed"),
                doubt=use.workers_doubt,
            )


def _seeded(use: loaders.LoaderUse) -> Iterator[Finding]:
    seeds: tuple[dict[str, Any], ...] = use.loader.facts.get("worker_seeds", ())
    if not seeds or any(DIFFERS.search(str(seed["value"])) for seed in seeds):
        return
    first = seeds[0]
    by_worker = any("worker" in str(seed["value"]) for seed in seeds)
    if by_worker and use.option("persistent_workers") is True:
        return
    data = loaders.sources(use.dataset)
    drawing = [source for source in data if source.facts.get("draws") or source.facts.get("transforms")]
    yield Finding(
        first["at"],
        "workers are seeded by their number alone: each epoch repeats the random numbers of the first"
        if by_worker
        else "all workers are seeded with one constant: they draw the same numbers, and the same in each epoch",
        notes=(Note(use.made, "this loader runs it in each worker"),),
        fix=Fix(
            "seed with torch.initial_seed() % 2**32, which differs per worker and epoch",
            changes=tuple(_by_torch(seed["at"]) for seed in seeds if seed["at"] is not None),
        ),
        group=Group.WARNING if by_worker else None,
        doubt="" if drawing or not data or _is_unknown(data) else "no random number is visible in the dataset",
    )


def _by_torch(at: Any) -> changes.Change:
    return changes.replace(changes.argument(at), "{}() % 2**32", changes.library("torch.initial_seed"))


def _is_unknown(data: list[Any]) -> bool:
    """Whether some dataset's code is not visible."""
    return any("class" not in source.facts and source.role is Role.DATASET and not source.of for source in data)
