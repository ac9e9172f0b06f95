"""
# Dataset changed behind persistent workers
Worker processes get a copy of the dataset when they start. With `persistent_workers=True` they start once: an attribute
that the script sets in each epoch (the epoch itself, a stage, a mixing weight) changes the copy in the main process
only, and the workers go on with the first value.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Curriculum(Dataset):
    def __init__(self, samples):
        self.samples, self.level = samples, 0

    def __len__(self):
        return len(self.samples)

    def __getitem__(self, index):
        return self.samples[index] * self.level

def main(samples):
    data = Curriculum(samples)
    loader = DataLoader(data, 32, shuffle=True, num_workers=4, persistent_workers=True)
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        data.level = epoch  # LL617
        for x in loader:
            optimizer.zero_grad()
            model(x).mean().backward()
            optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Curriculum(Dataset):
    def __init__(self, samples):
        self.samples, self.level = samples, 0

    def __len__(self):
        return len(self.samples)

    def __getitem__(self, index):
        return self.samples[index] * self.level

def main(samples):
    data = Curriculum(samples)
    loader = DataLoader(data, 32, shuffle=True, num_workers=4)
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        data.level = epoch
        for x in loader:
            optimizer.zero_grad()
            model(x).mean().backward()
            optimizer.step()
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Obj, Op, Run, changes, loaders, rule


@rule(
    "LL617",
    "dataset-state-stale-in-workers",
    Group.ERROR,
    reads={Op.MAKE, Op.MODIFY, Op.BACKWARD},
    needs={Op.MODIFY, Op.BACKWARD},
    roles=loaders.ROLES,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """An attribute of a dataset that is set while persistent workers hold a copy of it."""
    told: set[object] = set()
    for use in run.loaders:
        if not use.workers or use.option("persistent_workers") is not True:
            continue
        for source in loaders.sources(use.dataset):
            for change in run.all(Op.MODIFY, of=source):
                if change.at in told or not _matters(run, source, change):
                    continue
                if any(turn.loop in _loops(change) for turn in use.made.loops()):
                    continue  # a loader made in the same loop has workers of its own
                told.add(change.at)
                yield Finding(
                    change,
                    f"the persistent workers of {use.name} keep the {change.args['name']} that the dataset had at their"
                    " start",
                    notes=(Note(use.made, "persistent_workers=True"),),
                    fix=Fix(
                        "leave persistent_workers out, or keep the value in shared memory",
                        changes=(changes.drop(use.made, "persistent_workers"),),
                    ),
                )


def _loops(event: Event) -> list[Loop]:
    return [turn.loop for turn in event.loops()]


def _matters(run: Run, source: Obj, change: Event) -> bool:
    """Whether it is set in a loop that trains, and read where items are made."""
    name = re.escape(change.args["name"])
    read = re.search(rf"\bself\.{name}\b", str(source.facts.get("item_text", "")))
    loops = any(run.trains(turn.loop) for turn in change.loops())
    return loops and read is not None and not source.facts.get("shares_memory")
