"""
# An average over the wrong number
A criterion with `reduction="mean"` gives the mean of a batch. The sum of such means belongs over the number of batches;
only a sum of `loss * batch_size` belongs over the number of examples. Mixed up, the reported loss is wrong by a factor
of the batch size: it cannot be compared between batch sizes, nor between training and validation.

With a sampler that picks a part of the dataset, `len(loader.dataset)` is the size of the whole and not of the part.

```python bad
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(100, 8), torch.randint(0, 3, (100,))), batch_size=20)
model, criterion = torch.nn.Linear(8, 3), torch.nn.CrossEntropyLoss()
total = 0.0
with torch.no_grad():
    for inputs, wanted in loader:
        total += criterion(model(inputs), wanted).item()
print(total / len(loader.dataset))  # LL804
```
```python fixed
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(100, 8), torch.randint(0, 3, (100,))), batch_size=20)
model, criterion = torch.nn.Linear(8, 3), torch.nn.CrossEntropyLoss()
total = 0.0
with torch.no_grad():
    for inputs, wanted in loader:
        total += criterion(model(inputs), wanted).item() * len(inputs)
print(total / len(loader.dataset))
```
```python bad
import torch
from torch.utils.data import DataLoader, TensorDataset

def evaluate(model, loader):
    total, seen = 0.0, 0
    with torch.no_grad():
        for inputs, wanted in loader:
            total += torch.nn.functional.mse_loss(model(inputs), wanted).item()
            seen += inputs.size(0)
    return total / seen  # LL804

data = TensorDataset(torch.randn(100, 8), torch.randn(100, 3))
print(evaluate(torch.nn.Linear(8, 3), DataLoader(data, batch_size=20)))
```
```python good
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(100, 8), torch.randint(0, 3, (100,))), batch_size=20)
model, criterion = torch.nn.Linear(8, 3), torch.nn.CrossEntropyLoss(reduction="sum")
summed, means, weighted, batches, seen, correct = 0.0, 0.0, 0.0, 0, 0, 0
with torch.no_grad():
    for inputs, wanted in loader:
        out = model(inputs)
        summed += criterion(out, wanted).item()
        means += torch.nn.functional.cross_entropy(out, wanted).item()
        weighted += torch.nn.functional.cross_entropy(out, wanted).item() * inputs.shape[0]
        correct += (out.argmax(dim=1) == wanted).sum().item()
        batches += 1
        seen += len(wanted)
print(summed / len(loader.dataset), means / len(loader), means / batches, weighted / seen, correct / seen)
```
```python good
import torch

def validate(model, loader, criterion, device):
    sized, counted = 0.0, 0.0
    with torch.no_grad():
        for inputs, wanted in loader:
            loss = criterion(model(inputs.to(device)), wanted.to(device))
            sized += loss.item() * wanted.size(0)
            counted += loss.item() * len(inputs)
    return sized / len(loader.dataset), counted / len(loader.dataset)

def main(model, loader):
    print(validate(model, loader, torch.nn.CrossEntropyLoss(), "cpu"))
```
"""

from collections.abc import Iterator
from typing import Any

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Role, Run, changes, rule

_PARTIAL = ("SubsetRandomSampler", "WeightedRandomSampler")
_SMALL = (
    "{name} adds up means of batches and is divided by the number of examples: it is too small by the batch size",
    "divide by the number of batches, or multiply each loss by the size of its batch",
)
_LARGE = (
    "{name} is weighted by the batch size and divided by the number of batches: it is too large by the batch size",
    "divide by the number of examples",
)
_WHOLE = (
    "{name} goes over a part of the dataset and is divided by the size of the whole: it is too small",
    "divide by the number of examples that the loop has seen, or by len(loader.sampler)",
)


@rule(
    "LL804",
    "loss-average-wrong",
    Group.WARNING,
    reads={Op.KEEP, Op.AVERAGE},
    needs={Op.AVERAGE},
    roles=(),
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A sum over batches is divided by something that does not fit what was added."""
    for average in run.all(Op.AVERAGE):
        if "sum" not in average.args:
            continue
        said = _mismatch(average)
        if said is None:
            continue
        keep = run.last(Op.KEEP, before=average, of=average.obj)
        notes = (Note(keep, "added up here"),) if keep is not None else ()
        name = average.obj.name if average.obj is not None else "the sum"
        yield Finding(average, said[0].format(name=name), notes, Fix(said[1], changes=_divided(average, said)))


def _divided(average: Event, said: tuple[str, str]) -> tuple[changes.Change, ...]:
    """By the number of batches, or of samples, of the loader that the sum goes over."""
    over = average.args["sum"].loop.over
    if over is None or not over.name:
        return ()
    text = {_SMALL: "len({})", _LARGE: "len({}.dataset)", _WHOLE: "len({}.sampler)"}[said]
    return (changes.replace(changes.divisor(average), text, changes.spelled(over.name, over.root.name)),)


def _mismatch(average: Event) -> tuple[str, str] | None:
    total, by, of = average.args["sum"], average.args["by"], average.args["of"]
    over = total.loop.over.root if total.loop.over is not None else None
    if (
        total.loop.kind is not LoopKind.BATCH
        or _one_by_one(over)
        or (of is not None and of is over and by != "batches")
    ):
        return None
    per_batch = total.reduction == "mean" and not total.weighted
    if per_batch and by in ("samples", "indices"):
        return _SMALL
    if total.weighted and total.reduction == "mean" and by == "batches":
        return _LARGE
    per_example = total.reduction == "sum" or total.weighted
    return _WHOLE if per_example and by == "samples" and of is not None and _picks(over) else None


def _one_by_one(loader: Obj | None) -> bool:
    """Whether a batch is one example, or the loop goes over the dataset itself."""
    if loader is None or (loader.role is Role.LOADER and not loader.known):
        return False
    size = None if {"batch_sampler", "**"} & set(loader.args) else loader.args.get("batch_size", 1)
    return loader.role is not Role.LOADER or size == 1


def _picks(loader: Obj | None) -> bool:
    """Whether a loader's sampler picks a part of its dataset."""
    sampler: Any = loader.args.get("sampler") if loader is not None else None
    if sampler is None:
        return False
    return not isinstance(sampler, Obj) or sampler.made.rpartition(".")[2] in _PARTIAL
