"""
# Training loader does not shuffle
`DataLoader` keeps the order of the dataset unless `shuffle=True` or a sampler says otherwise. Data are mostly stored
class by class, or file by file: each batch then shows the model one kind of sample, its gradient points to where the
last kind did not, and BatchNorm normalises with the statistics of one class. Even rows that were shuffled once meet in
the same batches in every epoch.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets

train_set = datasets.ImageFolder("birds/train")
train_loader = DataLoader(train_set, batch_size=64, num_workers=4)  # LL601
model = nn.Sequential(nn.Flatten(), nn.Linear(3072, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for images, labels in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), labels).backward()
        optimizer.step()
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets

train_set = datasets.ImageFolder("birds/train")
train_loader = DataLoader(train_set, batch_size=64, shuffle=True, num_workers=4)
model = nn.Sequential(nn.Flatten(), nn.Linear(3072, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for images, labels in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), labels).backward()
        optimizer.step()
```
A sampler or a stream has its own order, and a state that is carried from batch to batch needs the order of the data:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader, DistributedSampler
from torchvision import datasets

def main(distributed, windows):
    train_set = datasets.ImageFolder("birds/train")
    sampler = DistributedSampler(train_set) if distributed else None
    train_loader = DataLoader(train_set, 64, shuffle=(sampler is None), sampler=sampler)
    model = nn.Sequential(nn.Flatten(), nn.Linear(3072, 10))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        if distributed:
            sampler.set_epoch(epoch)
        for images, labels in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(images), labels).backward()
            optimizer.step()

class Reader(nn.Module):
    def __init__(self):
        super().__init__()
        self.cell = nn.GRU(8, 8)

    def forward(self, x, state):
        return self.cell(x, state)

def read(text):
    model, state = Reader(), None
    optimizer = torch.optim.Adam(model.parameters())
    for x, y in DataLoader(text, batch_size=32):
        out, state = model(x, state)
        loss = nn.functional.mse_loss(out, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        state = state.detach()
```
Items that do not depend on their index have no order:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

class Ones(Dataset):
    def __len__(self):
        return 1024

    def __getitem__(self, index):
        return torch.ones(8), torch.ones(1)

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in DataLoader(Ones(), batch_size=32):
    optimizer.zero_grad()
    nn.functional.mse_loss(model(x), y).backward()
    optimizer.step()
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Run, changes, loaders, phases, rule
from looplint.regex import regex

# Data whose order is part of the task, by the words of their names; and comments that speak of the order.
IN_ORDER = regex(
    r"(?:time)?series|temporal|forecast(?:ing)?|stocks?|prices?|walk|stream(?:ing)?|chronological|sequential|ordered"
    r"|windows?|video|t?bptt|episodes?|trajector(?:y|ies)|replay|rollouts?|buffer|shuffled?"
)
ANY_ORDER = ("iterable", "draws_indices", "ignores_index")  # facts of data that no order can change
SAYS_SO = regex(r"shuffl|order|sequential|chronolog|tempor|(?:full|whole|single|one)[ -]batch", re.IGNORECASE)
MEASURES = frozenset({"benchmark", "measure", "profile", "profiling", "vram", "throughput", "speed", "latency"})
CARRIED = regex(r"^\(?\s*\w+\s*,\s*([^=]*?)\)?\s*=(?!=)(.*)$")


@rule(
    "LL601",
    "train-loader-not-shuffled",
    Group.ERROR,
    reads=loaders.READS | {Op.STEP},
    needs={Op.MAKE, Op.BACKWARD},
    roles=loaders.ROLES,
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A loader that trains, in the order of its data."""
    for use in run.loaders:
        if not use.trains or not _keeps_order(use) or not _steps(run, use) or _on_purpose(run, use):
            continue
        data = loaders.sources(use.dataset)
        drawn = any(source.facts.get("independent") for source in data)
        once = any(source.facts.get("random") for source in data)
        if once and any(run.trains(turn.loop) for turn in use.made.loops()):
            continue  # drawn anew in each turn
        group = Group.ADVICE if drawn else Group.WARNING if once else None
        yield Finding(
            use.made,
            f"{use.name} does not shuffle: {_effect(drawn, once)}",
            notes=(Note(use.backward, "trained on here"),) if use.backward is not None else (),
            fix=Fix(
                "pass shuffle=True, or a sampler that draws the samples at random",
                changes=(changes.keyword(use.made, "shuffle", "True", position=2),),
            ),
            group=group,
            doubt=use.doubt
            or ("" if run.has(Op.STEP) else "no step of an optimizer is visible")
            or ("" if data else "whether the dataset shuffles itself is not visible")
            or ("what it is zipped with may stand in the same order" if _is_zipped(use) else ""),
        )


def _steps(run: Run, use: loaders.LoaderUse) -> bool:
    """Whether the gradients of its batches are stepped with: those of inputs, or of a statistic, are not."""
    steps, backward = run.all(Op.STEP), use.backward
    return backward is None or not steps or any(run.shared_loop(step, backward) is not None for step in steps)


def _is_zipped(use: loaders.LoaderUse) -> bool:
    """Whether the loop that trains takes from other data in step with it."""
    return use.backward is not None and any("zip(" in turn.loop.name for turn in use.backward.loops())


def _effect(drawn: bool, once: bool) -> str:
    if drawn or once:
        return "the same samples meet in the same batches in every epoch"
    return "batches follow the order in which the data are stored, in every epoch"


def _keeps_order(use: loaders.LoaderUse) -> bool:
    """Whether nothing in the call draws the samples; an order that the caller may choose is the caller's."""
    if use.loader.made not in loaders.KNOWN or "**" in use.args or isinstance(use.loader.args.get("shuffle"), str):
        return False
    given = (use.option("shuffle", False), use.option("sampler"), use.option("batch_sampler"))
    return all(value in (None, False, 0) for value in given) and not _is_whole(use.option("batch_size", 1))


def _is_whole(batch_size: object) -> bool:
    """Whether one batch holds all the data."""
    return batch_size is None or (isinstance(batch_size, str) and "len(" in batch_size)


def _on_purpose(run: Run, use: loaders.LoaderUse) -> bool:
    data = loaders.sources(use.dataset)
    if use.loader.facts.get("resampled") or any(source.facts.get(fact) for source in data for fact in ANY_ORDER):
        return True
    if any(word in MEASURES for function in use.made.functions for word in phases.words(function)):
        return True
    unknown = use.option("dataset")
    names = [use.loader.name, *(name for s in data for name in (s.name, s.made.rpartition(".")[2]))]
    names += [unknown] if isinstance(unknown, str) else []
    if any(IN_ORDER.fullmatch(word) for name in names for word in phases.words(name)):
        return True
    return SAYS_SO.search(use.loader.facts.get("comment", "")) is not None or _carries_state(run, use)


def _carries_state(run: Run, use: loaders.LoaderUse) -> bool:
    """Whether the model is given a state that it gave back for the batch before."""
    return any(
        _goes_over(event.turns, use.loader) and _given_back(str(event.args.get("text", "")))
        for event in run.all(Op.FORWARD)
    )


def _goes_over(turns: tuple[object, ...], loader: Obj) -> bool:
    return any(getattr(turn, "loop").over is loader for turn in turns)  # noqa: B009


def _given_back(text: str) -> bool:
    match = CARRIED.match(text)
    if match is None:
        return False
    returned, given = (set(re.findall(r"[A-Za-z_]\w*", part)) for part in match.groups())
    return bool(returned & given - {"_"})
