"""
# Workers augment alike
The dataset keeps a random generator of its own and draws from it for each sample. Every worker is given a copy in the
same state, so two workers make the same random choices; and unless they persist, the workers of the next epoch begin
with the same copy again, so each epoch repeats the augmentations of the first.

The global generators of torch, numpy and Python are seeded for each worker and each epoch: draw from them, or make the
generator in `worker_init_fn`. Where the text shows the generator, LL606 says so. Seen in a run only.

```python bad run
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Noisy(Dataset):
    def __init__(self):
        self.__dict__["rng"] = np.random.default_rng(0)

    def __len__(self):
        return 32

    def __getitem__(self, index):
        return torch.from_numpy(self.rng.normal(size=8)).float()

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = DataLoader(Noisy(), batch_size=4, shuffle=True, num_workers=2)
for inputs in loader:  # LL653
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed run
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Noisy(Dataset):
    def __len__(self):
        return 32

    def __getitem__(self, index):
        return torch.from_numpy(np.random.normal(size=8)).float()

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = DataLoader(Noisy(), batch_size=4, shuffle=True, num_workers=2)
for inputs in loader:
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
A generator that only draws the split, and one that each worker seeds for itself:

```python good run
import random
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, get_worker_info

class Part(Dataset):
    def __init__(self):
        self.order = random.Random(0)
        self.rows = self.order.sample(range(64), 32)

    def __len__(self):
        return 32

    def __getitem__(self, index):
        return torch.full((8,), float(self.rows[index]))

class Noisy(Part):
    def __init__(self):
        super().__init__()
        self.own = random.Random(0)

    def __getitem__(self, index):
        self.own.seed(get_worker_info().seed + index)
        return super().__getitem__(index) + self.own.random()

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=1e-4)
for dataset in (Part(), Noisy()):
    for inputs in DataLoader(dataset, batch_size=4, shuffle=True, num_workers=2):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

_FIX = Fix("draw from the global generator, or seed a generator for each worker in worker_init_fn")


@rule("LL653", "augmentation-repeats", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL606",))
def check(run: Run) -> Iterator[Finding]:
    """Loaders whose workers are given copies of a generator that the samples are drawn with."""
    for seen in run.observed("generators"):
        twins = seen.args["workers"] > 1
        again = seen.args["passages"] > 1 and not seen.args["persistent"]
        if twins or again:
            who = "all workers" if twins else "the workers of each epoch"
            what = "and each epoch repeats them" if twins and again else "and so make the same choices"
            message = f"{who} draw from copies of {observed.named(seen.args['names'])}, {what}"
            note = Note(
                seen, f"{seen.args['workers']} workers are started here, {seen.args['passages']} times in this run"
            )
            yield Finding(seen, message, (note,), _FIX)
