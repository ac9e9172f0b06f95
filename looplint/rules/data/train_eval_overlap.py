"""
# Validation on training data
A validation set that shares samples with the training set measures what the model remembers, not what it has learned:
the score is too high, overfitting stays unseen, and the best checkpoint is the one that overfits most. The usual ways
there: the training constructor copied, the full set given to the training loader after the split, index ranges that
overlap, and a random split that is drawn anew in each epoch.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, random_split

def main(x, y):
    full = TensorDataset(x, y)
    train_set, val_set = random_split(full, [900, 100])
    train_loader = DataLoader(full, batch_size=32, shuffle=True)  # LL611
    val_loader = DataLoader(val_set, batch_size=32)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for a, b in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            optimizer.step()
        with torch.no_grad():
            print(epoch, sum((model(a).argmax(1) == b).sum().item() for a, b in val_loader))
```
```python fixed
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, random_split

def main(x, y):
    full = TensorDataset(x, y)
    train_set, val_set = random_split(full, [900, 100])
    train_loader = DataLoader(train_set, batch_size=32, shuffle=True)
    val_loader = DataLoader(val_set, batch_size=32)
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for a, b in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(a), b).backward()
            optimizer.step()
        with torch.no_grad():
            print(epoch, sum((model(a).argmax(1) == b).sum().item() for a, b in val_loader))
```
```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, random_split

full = TensorDataset(torch.randn(1000, 8), torch.randint(0, 2, (1000,)))
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    train_set, val_set = random_split(full, [900, 100])  # LL611
    for x, y in DataLoader(train_set, batch_size=50, shuffle=True):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    with torch.no_grad():
        print(epoch, sum((model(x).argmax(1) == y).sum().item() for x, y in DataLoader(val_set, batch_size=50)))
```
```python bad
import torch
from torch.utils.data import DataLoader, Subset

def loaders(table):
    order = torch.randperm(len(table)).tolist()
    train_set = Subset(table, order[:800])
    val_set = Subset(table, order[700:])  # LL611
    return DataLoader(train_set, 32, shuffle=True), DataLoader(val_set, 32)

train_loader, val_loader = loaders(torch.load("table.pt"))
```
```python bad
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

train_loader = DataLoader(datasets.MNIST("data", train=True, transform=transforms.ToTensor()), 32, shuffle=True)
val_loader = DataLoader(datasets.MNIST("data", train=True, transform=transforms.ToTensor()), 32)  # LL611
```
The accuracy on the training data, named so, and two samplers over one dataset:

```python good
import torch
from torch.utils.data import DataLoader, SubsetRandomSampler
from torchvision import datasets, transforms

data = datasets.MNIST("data", train=True, transform=transforms.ToTensor())
order = torch.randperm(60000).tolist()
train_loader = DataLoader(data, 32, sampler=SubsetRandomSampler(order[:50000]))
val_loader = DataLoader(data, 32, sampler=SubsetRandomSampler(order[50000:]))
train_accuracy_loader = DataLoader(data, 512)
```
Paths that a user has yet to fill in are not the same data:

```python good
import torch
from torchvision.datasets import ImageFolder
from torch.utils.data import DataLoader

PATHS = {"train": "", "valid": ""}
train_loader = DataLoader(ImageFolder(PATHS["train"]), 32, shuffle=True)
val_loader = DataLoader(ImageFolder(PATHS["valid"]), 32)
model = torch.nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in train_loader:
    optimizer.zero_grad()
    torch.nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
with torch.no_grad():
    print(sum((model(x).argmax(1) == y).sum() for x, y in val_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Event, Finding, Fix, Group, Loop, LoopKind, Note, Obj, Op, Role, Run, Span, changes, loaders, rule


@rule(
    "LL611",
    "train-eval-overlap",
    Group.ERROR,
    reads=loaders.READS | {Op.SEED},
    needs={Op.MAKE},
    roles=loaders.ROLES | {Role.OPTIMIZER, Role.MODEL},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Samples that train and evaluate, by the datasets behind the loaders; splits drawn anew while training."""
    yield from _split_again(run)
    training = [use for use in run.loaders if use.trains and not _sampled(use)]
    yield from _order_again(run, training)
    for use in run.loaders:
        if use.says != "evaluation" or not use.evaluates or _sampled(use) or _data(use) is None:
            continue
        found = (_overlap(run, train, use) for train in training)
        yield from list(filter(None, found))[:1]


def _data(use: loaders.LoaderUse) -> Obj | None:
    """The dataset of a loader; also one that comes from outside, which is the same for all that are given it."""
    held = use.loader.root.of or ()
    return use.dataset or (held[0] if len(held) == 1 and held[0].role is Role.DATASET else None)


def _sampled(use: loaders.LoaderUse) -> bool:
    return use.option("sampler") is not None or use.option("batch_sampler") is not None


def _overlap(run: Run, train: loaders.LoaderUse, use: loaders.LoaderUse) -> Finding | None:
    mine, theirs = _data(train), _data(use)
    if mine is None or theirs is None:
        return None
    doubt = train.doubt or use.doubt
    if mine.root is theirs.root or loaders.copied(mine, theirs):
        made = run.made(theirs) if mine.root is not theirs.root else None
        return _finding(made or use.made, f"{use.name} evaluates on the data that {train.name} trains on", train, doubt)
    if mine.root in loaders.wholes(theirs):
        what = f"{train.name} trains on the full dataset, of which {use.name} evaluates a part"
        return _finding(train.made, what, use, doubt)
    if theirs.root in loaders.wholes(mine):
        what = f"{use.name} evaluates on the full dataset, of which {train.name} trains on a part"
        return _finding(use.made, what, train, doubt)
    one, other = mine.facts.get("slice"), theirs.facts.get("slice")
    if (
        one is None
        and other
        and _is_half(other)
        and other[0] in mine.facts.get("arrays", ())
        and mine.made == theirs.made
    ):
        what = f"{train.name} trains on the full data, of which {use.name} evaluates a part"
        return _finding(run.made(mine) or train.made, what, use, doubt)
    if one and other and _same_kind(mine, theirs) and one[0] == other[0] and loaders.meet(one[1:], other[1:]):
        what = f"the samples of {use.name} overlap with those that {train.name} trains on"
        return _finding(run.made(theirs) or use.made, what, run.made(mine) or train, doubt)
    return None


def _is_half(part: Any) -> bool:
    """Whether a dataset holds one of the parts of a train_test_split."""
    return any(str(bound).startswith("cut@") for bound in part[1:])


def _finding(at: Event, what: str, other: Any, doubt: str) -> Finding:
    place = other if isinstance(other, Event) else other.made
    return Finding(
        at,
        f"{what}: the score measures memory, and overfitting stays unseen",
        notes=(Note(place, "the other part of the data"),),
        fix=Fix("keep the samples of training and evaluation apart"),
        doubt=doubt,
    )


def _same_kind(mine: Obj, theirs: Obj) -> bool:
    return mine.made == theirs.made and (mine.of or ()) == (theirs.of or ())


_GENERATOR = changes.library("torch.Generator")


def _split_again(run: Run) -> Iterator[Finding]:
    """A split without a generator inside a loop that goes on training one model."""
    told: set[Any] = set()
    for made in run.all(Op.MAKE):
        split = made.obj
        if split is None or split.made != loaders.SPLIT or made.args.get("generator") is not None or made.at in told:
            continue
        loop = next((t.loop for t in made.loops(LoopKind.EPOCH, LoopKind.OTHER) if run.trains(t.loop)), None)
        if loop is None or _starts_anew(run, loop):
            continue
        told.add(made.at)
        yield Finding(
            _called(made, loop) or made,
            "the split is drawn anew in each turn of a loop that goes on training: samples that validate now have"
            " trained before",
            notes=(
                *([Note(loop.at, "this loop trains")] if loop.at is not None else []),
                *([Note(made, "split here")] if _called(made, loop) else []),
            ),
            fix=Fix(
                "split once, before the loop, or give random_split a generator with a fixed seed",
                changes=(changes.keyword(made, "generator", "{}().manual_seed(0)", _GENERATOR),),
            ),
        )


def _order_again(run: Run, training: list[loaders.LoaderUse]) -> Iterator[Finding]:
    """An order, or a cut, that is drawn anew inside such a loop, and says who trains and who validates."""
    told: set[Any] = set()
    orders = [drawn for use in training if (data := _data(use)) is not None and (drawn := data.facts.get("drawn"))]
    for use in run.loaders:
        data = _data(use) if use.evaluates and not use.trains else None
        drawn = data.facts.get("drawn") if data is not None else None
        if drawn not in orders or drawn is None or drawn["generator"] is not None or drawn["at"] in told:
            continue
        loop = next((loop for loop in drawn["in"] if run.trains(loop)), None)
        if loop is None or _starts_anew(run, loop):
            continue
        told.add(drawn["at"])
        yield Finding(
            drawn["at"],
            "the split is drawn anew in each turn of a loop that goes on training: samples that validate now have"
            " trained before",
            notes=(Note(loop.at, "this loop trains"),) if loop.at is not None else (),
            fix=Fix("split once, before the loop, or by a fixed seed"),
        )


def _called(made: Event, loop: Loop) -> Span | None:
    """Where the loop calls the function that splits."""
    inside = made.turns[[turn.loop for turn in made.turns].index(loop) + 1 :]
    return next((turn.loop.at for turn in inside if turn.loop.kind is LoopKind.CALL), None)


def _starts_anew(run: Run, loop: Any) -> bool:
    """Whether each turn of the loop makes its own model or optimizer, or seeds the split."""
    made = (e for e in run.all(Op.MAKE) if e.obj is not None and e.obj.role in (Role.OPTIMIZER, Role.MODEL))
    return any(turn.loop is loop for event in (*made, *run.all(Op.SEED)) for turn in event.turns)
