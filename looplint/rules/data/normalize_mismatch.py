"""
# Training and evaluation normalise differently
A network knows the scale of its inputs from training. Where the evaluation or `predict()` subtracts another mean or
divides by another deviation, each input is shifted and stretched: nothing fails, and the accuracy is lower than that
of the model.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

train_tf = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.49, 0.48, 0.45), (0.25, 0.24, 0.26))])
val_tf = transforms.Compose([
    transforms.ToTensor(),
    transforms.Normalize((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)),  # LL605
])
train_loader = DataLoader(datasets.CIFAR10("data", train=True, transform=train_tf), batch_size=64, shuffle=True)
val_loader = DataLoader(datasets.CIFAR10("data", train=False, transform=val_tf), batch_size=64)
model = nn.Sequential(nn.Flatten(), nn.Linear(3072, 10))
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
from torchvision import datasets, transforms

normalize = transforms.Normalize((0.49, 0.48, 0.45), (0.25, 0.24, 0.26))
train_tf = transforms.Compose([transforms.RandomHorizontalFlip(), transforms.ToTensor(), normalize])
val_tf = transforms.Compose([transforms.ToTensor(), normalize])
train_loader = DataLoader(datasets.CIFAR10("data", train=True, transform=train_tf), batch_size=64, shuffle=True)
val_loader = DataLoader(datasets.CIFAR10("data", train=False, transform=val_tf), batch_size=64)
model = nn.Sequential(nn.Flatten(), nn.Linear(3072, 10))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    with torch.no_grad():
        print(epoch, sum((model(x).argmax(1) == y).sum().item() for x, y in val_loader))
```
```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset

MEAN, STD = 0.13, 0.31

class Digits(Dataset):
    def __init__(self, images, labels):
        self.images, self.labels = images, labels

    def __getitem__(self, index):
        return (self.images[index] - MEAN) / STD, self.labels[index]

def fit(model, images, labels):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in DataLoader(Digits(images, labels), batch_size=64, shuffle=True):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

def predict(model, image):
    with torch.no_grad():
        return model((image - 0.5) / 0.5).argmax(1)  # LL605

model = nn.Linear(784, 10)
fit(model, *torch.load("train.pt"))
print(predict(model, torch.load("new.pt")))
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Span, loaders, rule

TOLERANCE = 0.01  # published statistics of one data set differ by their rounding
Scale = tuple[Any, Any, Span | None]


@rule(
    "LL605",
    "normalize-mismatch",
    Group.ERROR,
    reads=loaders.READS,
    needs={Op.FORWARD},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """Statistics of an evaluation that are not those of the training."""
    trained = [(use, scale) for use in run.loaders if use.trains and (scale := _of_data(run, use)) is not None]
    if len({_key(scale) for _, scale in trained}) != 1:
        return  # none, or several data sets with statistics of their own
    training, mine = trained[0]
    for use in run.loaders:
        theirs = _of_data(run, use) if use.evaluates else None
        if theirs is not None and _differ(mine, theirs) and _alike(training, use):
            yield _finding(theirs[2] or use.made, mine, theirs, f"{use.name} evaluates", use.doubt)
    told: set[Span] = set()
    for forward in run.all(Op.FORWARD):
        by_hand = _of_input(forward)
        if by_hand is not None and forward.at not in told and _differ(mine, by_hand) and not _trains(run, forward):
            told.add(forward.at)
            yield _finding(by_hand[2] or forward, mine, by_hand, "this input is scaled", "")


def _finding(at: Any, mine: Scale, theirs: Scale, what: str, doubt: str) -> Finding:
    return Finding(
        at,
        f"{what} with mean {_shown(theirs[0])} and deviation {_shown(theirs[1])}, the training with {_shown(mine[0])}"
        f" and {_shown(mine[1])}: the model sees inputs on another scale",
        notes=(Note(mine[2], "the training's statistics"),) if mine[2] is not None else (),
        fix=Fix("use the statistics of the training data everywhere, from one constant"),
        doubt=doubt,
    )


def _of_data(run: Run, use: loaders.LoaderUse) -> Scale | None:
    """Mean, deviation and place of what normalises the items behind a loader."""
    for _, transform in loaders.transforms(run, use.dataset):
        for step in loaders.steps(transform):
            mean, std = step.args.get("mean"), step.args.get("std")
            if step.facts.get("normalize") and _is_plain(mean) and _is_plain(std):
                return mean, std, step.at
    for source in loaders.sources(use.dataset):
        if by_hand := source.facts.get("standardises"):
            return by_hand["mean"], by_hand["std"], by_hand["at"]
    return None


def _of_input(forward: Event) -> Scale | None:
    by_hand = forward.args.get("standardised")
    if by_hand is None or "of_loader" in forward.args:
        return None
    return by_hand["mean"], by_hand["std"], by_hand.get("at")


def _trains(run: Run, forward: Event) -> bool:
    return any(training.forward is forward for training in run.training_forwards)


def _alike(training: loaders.LoaderUse, use: loaders.LoaderUse) -> bool:
    """Whether two loaders serve data of one kind."""
    ours, theirs = ({source.made for source in loaders.sources(each.dataset)} for each in (training, use))
    return bool(ours & theirs)


def _is_plain(value: Any) -> bool:
    return all(isinstance(each, (int, float)) for each in (value if isinstance(value, tuple) else (value,)))


def _differ(one: Scale, other: Scale) -> bool:
    return any(_apart(a, b) for a, b in zip(one[:2], other[:2], strict=True))


def _apart(one: Any, other: Any) -> bool:
    a, b = (each if isinstance(each, tuple) else (each,) for each in (one, other))
    size = max(len(a), len(b))
    a, b = (each * size if len(each) == 1 else each for each in (a, b))
    return len(a) == len(b) and any(abs(x - y) > TOLERANCE for x, y in zip(a, b, strict=True))


def _key(scale: Scale) -> str:
    return f"{scale[0]} {scale[1]}"


def _shown(value: Any) -> str:
    return f"({', '.join(map(str, value))})" if isinstance(value, tuple) else str(value)
