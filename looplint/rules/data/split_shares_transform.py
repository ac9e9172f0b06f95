"""
# Subsets share one transform
`random_split` and `Subset` choose samples of one dataset; the dataset, with its transform, stays one object. What
augments the training part augments the validation part as well, and `subset.dataset.transform = ...` sets the transform
of both: the usual repair turns the augmentation of the training off.

```python bad
import torch
from torch import nn
from torch.utils.data import DataLoader, random_split
from torchvision import datasets, transforms

augment = transforms.Compose([transforms.RandomHorizontalFlip(), transforms.ToTensor()])
train_set, val_set = random_split(datasets.ImageFolder("birds", augment), [900, 100])  # LL604
train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
val_loader = DataLoader(val_set, batch_size=64)
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
from torch.utils.data import DataLoader, Subset
from torchvision import datasets, transforms

augment = transforms.Compose([transforms.RandomHorizontalFlip(), transforms.ToTensor()])
order = torch.randperm(1000).tolist()
train_set = Subset(datasets.ImageFolder("birds", augment), order[:900])
val_set = Subset(datasets.ImageFolder("birds", transforms.ToTensor()), order[900:])
train_loader = DataLoader(train_set, batch_size=64, shuffle=True)
val_loader = DataLoader(val_set, batch_size=64)
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
from torch.utils.data import DataLoader, random_split
from torchvision import datasets, transforms

def loaders(root):
    plain = transforms.ToTensor()
    augment = transforms.Compose([transforms.RandomHorizontalFlip(), plain])
    train_set, val_set = random_split(datasets.ImageFolder(root), [900, 100])
    train_set.dataset.transform = augment
    val_set.dataset.transform = plain  # LL604
    return DataLoader(train_set, batch_size=64, shuffle=True), DataLoader(val_set, batch_size=64)

train_loader, val_loader = loaders("birds")
```
A wrapper around each part has a transform of its own:

```python good
from torch.utils.data import DataLoader, Dataset, random_split
from torchvision import datasets, transforms

class Transformed(Dataset):
    def __init__(self, part, transform):
        self.part, self.transform = part, transform

    def __len__(self):
        return len(self.part)

    def __getitem__(self, index):
        image, label = self.part[index]
        return self.transform(image), label

augment = transforms.Compose([transforms.RandomHorizontalFlip(), transforms.ToTensor()])
train_part, val_part = random_split(datasets.ImageFolder("birds"), [900, 100])
train_loader = DataLoader(Transformed(train_part, augment), batch_size=64, shuffle=True)
val_loader = DataLoader(Transformed(val_part, transforms.ToTensor()), batch_size=64)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, loaders, rule


@rule(
    "LL604",
    "split-shares-transform",
    Group.WARNING,
    reads=loaders.READS | {Op.MODIFY},
    needs={Op.MAKE},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """One dataset behind a training and an evaluation loader, with a transform that is meant for one of them."""
    told: set[int] = set()
    for training, evaluation in _pairs(run):
        mine = {id(source) for source in loaders.sources(training.dataset)[1:]}
        for shared in loaders.sources(evaluation.dataset)[1:]:
            if id(shared) not in mine or id(shared) in told:
                continue
            finding = _swapped(run, shared) or _augmented(run, evaluation, shared)
            if finding is not None:
                told.add(id(shared))
                yield finding


def _pairs(run: Run) -> Iterator[tuple[loaders.LoaderUse, loaders.LoaderUse]]:
    training = [use for use in run.loaders if use.trains]
    evaluation = [use for use in run.loaders if use.evaluates]
    yield from ((one, other) for one in training for other in evaluation)


def _swapped(run: Run, shared: Obj) -> Finding | None:
    """The transform of the whole is set through a part, to something else than before."""
    sets = [e for e in run.all(Op.MODIFY, of=shared) if "transform" in e.args["name"]]
    if not sets or ".dataset." not in sets[-1].args["text"] or _switched_back(run, sets):
        return None
    before = [*(held for _, held in shared.facts.get("transforms", ())), *(e.args["value"] for e in sets[:-1])]
    if all(value is None or value == sets[-1].args["value"] for value in before):
        return None
    return Finding(
        sets[-1],
        "the subsets are parts of one dataset: this sets the transform of the training data as well",
        notes=tuple(Note(event, "set for the other part here") for event in sets[-2:-1]),
        fix=Fix("wrap each subset in a dataset with a transform of its own, or build the dataset twice"),
    )


def _switched_back(run: Run, sets: list[Event]) -> bool:
    """Whether the transform is set anew for each phase: in a loop that trains."""
    return any(run.trains(turn.loop) for event in sets for turn in event.loops())


def _augmented(run: Run, use: loaders.LoaderUse, shared: Obj) -> Finding | None:
    if run.all(Op.MODIFY, of=shared):
        return None
    step = next((step for source, step in loaders.random_steps(run, use.dataset) if source is shared), None)
    made = run.made(use.dataset) if use.dataset is not None else None
    flag = next((name for name, value in shared.args.items() if "aug" in name.lower() and value is True), "")
    if made is None or (step is None and not (flag and shared.facts.get("draws"))):
        return None
    name = step.made.rpartition(".")[2] if step is not None else f"{flag}=True"
    return Finding(
        made,
        f"training and evaluation data are parts of one dataset with one transform: {name} changes {use.name} as well",
        notes=((Note(step.at, "random transform"),) if step is not None and step.at is not None else ()),
        fix=Fix("wrap each subset in a dataset with a transform of its own, or build the dataset twice"),
        doubt=use.doubt,
    )
