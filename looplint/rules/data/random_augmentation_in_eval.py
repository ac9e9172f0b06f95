"""
# Evaluation on augmented data
Random crops, flips and jitter make training data of other training data. In a validation they measure how the model
does on distorted samples: the metric is too low, changes from call to call with the same weights, and the best
checkpoint is the luckiest one.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

train_tf = transforms.Compose([transforms.RandomResizedCrop(64), transforms.ToTensor()])
val_tf = transforms.Compose([
    transforms.RandomResizedCrop(64),  # LL603
    transforms.ToTensor(),
])
train_loader = DataLoader(datasets.ImageFolder("train", train_tf), batch_size=64, shuffle=True)
val_loader = DataLoader(datasets.ImageFolder("val", val_tf), batch_size=64)
model = nn.Sequential(nn.Flatten(), nn.Linear(12288, 10))
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

train_tf = transforms.Compose([transforms.RandomResizedCrop(64), transforms.ToTensor()])
val_tf = transforms.Compose([transforms.Resize(72), transforms.CenterCrop(64), transforms.ToTensor()])
train_loader = DataLoader(datasets.ImageFolder("train", train_tf), batch_size=64, shuffle=True)
val_loader = DataLoader(datasets.ImageFolder("val", val_tf), batch_size=64)
model = nn.Sequential(nn.Flatten(), nn.Linear(12288, 10))
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

def augment(x):
    return x + 0.1 * torch.randn_like(x)

def main(train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(augment(x)), y).backward()
            optimizer.step()
        with torch.no_grad():
            for x, y in val_loader:
                print((model(augment(x)).argmax(1) == y).sum().item())  # LL603
```
The mean over several augmented views of a sample is test-time augmentation, by intention:

```python good
import torch
from torch import nn

def augment(x):
    return x + 0.1 * torch.randn_like(x)

def evaluate(model, val_loader, views):
    correct = 0
    with torch.no_grad():
        for x, y in val_loader:
            scores = sum(model(augment(x)).softmax(1) for _ in range(views))
            correct += (scores.argmax(1) == y).sum().item()
    return correct

def main(train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(augment(x)), y).backward()
            optimizer.step()
        print(evaluate(model, val_loader, 8))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Run, loaders, rule
from looplint.regex import regex

ON_PURPOSE = regex(r"(?i)\btta|_tta|test_?time|views?\b|contrast|simclr|byol|moco|two_?crop|corrupt|robust|attack")


@rule(
    "LL603",
    "random-augmentation-in-eval",
    Group.ERROR,
    reads=loaders.READS | {Op.MODIFY},
    needs={Op.FORWARD},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """Random transforms in the data of an evaluation, or on its batches."""
    training = {id(s) for use in run.loaders if use.trains for s in loaders.sources(use.dataset)}
    trained = {id(step) for use in run.loaders if use.trains for _, step in loaders.random_steps(run, use.dataset)}
    for use in run.loaders:
        if use.evaluates and not ON_PURPOSE.search(use.loader.name):
            found = loaders.random_steps(run, use.dataset)
            own = ((source, step) for source, step in found if id(source) not in training)
            for source, step in list(own)[:1]:
                yield _in_data(run, use, source, step, shared=id(step) in trained)
    told: set[int] = set()
    for evaluation in run.evaluations:
        forward = evaluation.forward
        by = _augmented(forward)
        if by and id(forward.at) not in told and not _repeated(forward):
            told.add(id(forward.at))
            yield Finding(
                forward,
                f"{evaluation.name} is evaluated on a batch that {by} changes at random: the metric differs between"
                " calls",
                notes=(Note(evaluation.loop.at, evaluation.why),) if evaluation.loop and evaluation.loop.at else (),
                fix=Fix(f"leave {by} out of the evaluation"),
            )


def _in_data(run: Run, use: loaders.LoaderUse, source: Obj, step: Obj, *, shared: bool) -> Finding:
    name = step.made.rpartition(".")[2]
    made = run.made(source) or use.made
    at = made if shared or step.at is None else step.at
    return Finding(
        at,
        f"{use.name} serves augmented samples ({name}): the metric is not that of the data, and differs between calls",
        notes=(
            *([Note(step.at, "random transform")] if step.at is not None and at is made else []),
            *([Note(made, "this dataset applies it")] if at is not made else []),
            *([Note(use.evaluation.forward, "evaluated here")] if use.evaluation is not None else []),
        ),
        fix=Fix(f"give the evaluation data a transform without {name}"),
        doubt=use.doubt,
    )


def _augmented(forward: Event) -> str:
    """What changes the input of a forward at random; "" if nothing does."""
    by, transform = forward.args.get("augmented"), forward.args.get("transformed")
    if by is not None:
        return f"{by['by']}()"
    if isinstance(transform, Obj) and any(map(loaders.is_random, loaders.steps(transform))):
        return transform.name or transform.made.rpartition(".")[2]
    return ""


def _repeated(forward: Event) -> bool:
    """Whether a sample is looked at several times, or the distortion is what is studied."""
    loops = forward.loops()
    if not loops:
        return False
    inner = loops[-1].loop.over is None and any(turn.loop.kind is LoopKind.BATCH for turn in loops[:-1])
    names = " ".join([*forward.functions, *(turn.loop.target for turn in loops)])
    return inner or ON_PURPOSE.search(names) is not None
