"""
# Test set selects the model
The best epoch on the test set is chosen because its test score is high, partly by luck. Reported as the result, that
maximum is optimistic: the more epochs, the more. A validation set must choose; the test set is looked at once.

```python bad
import copy

import torch
from torch import nn

@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, test_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    best, weights = 0, None
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        score = accuracy(model, test_loader)
        if score > best:  # LL618
            best, weights = score, copy.deepcopy(model.state_dict())
    print("test accuracy", best)
```
```python fixed
import copy

import torch
from torch import nn

@torch.no_grad()
def accuracy(model, loader):
    model.eval()
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, val_loader, test_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    best, weights = 0, None
    for epoch in range(100):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        score = accuracy(model, val_loader)
        if score > best:
            best, weights = score, copy.deepcopy(model.state_dict())
    model.load_state_dict(weights)
    print("test accuracy", accuracy(model, test_loader))
```
The test set stands in where there is no validation set, and chooses nothing then:

```python good
import torch
from torch import nn
from torch.utils.data import DataLoader

def error(model, loader):
    with torch.no_grad():
        return sum((model(x).argmax(1) != y).float().mean().item() for x, y in loader) / len(loader)

def train(model, train_set, valid_set, test_set):
    train_loader, test_loader = DataLoader(train_set, 64, shuffle=True), DataLoader(test_set, 64)
    if valid_set is None:
        valid_loader = None
    else:
        valid_loader = DataLoader(valid_set, 64)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    best = 1.0
    for epoch in range(30):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        current = error(model, valid_loader if valid_loader else test_loader)
        if valid_loader and current < best:
            best = current
            torch.save(model.state_dict(), "best.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, loaders, phases, rule
from looplint.regex import regex

TEST = regex(r"[xy]?te?st(?:ing|_?set|_?data|_?loader|_?dl|_?ds|s)?")
VALIDATION = frozenset({"val", "valid", "validation", "dev"})


@rule(
    "LL618",
    "test-set-selects-model",
    Group.WARNING,
    reads=loaders.READS | {Op.BEST},
    needs={Op.BEST, Op.BACKWARD},
    roles=loaders.ROLES,
)
def check(run: Run) -> Iterator[Finding]:
    """A record over the epochs that a score on the test set breaks, and no validation set anywhere."""
    if any(not _is_test(_over(e)) for e in run.evaluations if _over(e) is not None):
        return
    told: set[object] = set()
    for best in run.all(Op.BEST):
        judged = _judged_by(run, best)
        if judged is None or best.at in told:
            continue
        told.add(best.at)
        yield Finding(
            best,
            "the best epoch is chosen on the test set: its score is no longer that of unseen data",
            notes=(Note(judged.forward, judged.why),),
            fix=Fix("choose on a validation set, and evaluate the test set once, at the end"),
            on_data=True,
        )


def _judged_by(run: Run, best: Event) -> phases.Evaluation | None:
    """The evaluation on test data in the same epoch that the record is held against."""
    told = f"{best.args['record'].name} {best.args['record'].value}"
    if phases.speaks_of_training(told) or not any(run.trains(turn.loop) for turn in best.loops()):
        return None
    if VALIDATION & set(phases.words(best.args["record"].name)) and "[" in best.args["record"].value:
        return None  # one of several scores, that of the validation
    earlier = [e for e in run.evaluations if e.forward.index < best.index and run.same_turn(e.forward, best)]
    last = earlier[-1] if earlier else None
    after = run.within(last.forward, best, Op.BACKWARD) if last is not None else []
    return last if last is not None and not after and _is_test(_over(last)) else None


def _over(evaluation: phases.Evaluation) -> Obj | None:
    return evaluation.loop.over if evaluation.loop is not None else None


def _is_test(loader: Obj | None) -> bool:
    """Whether a loader is named for a test set."""
    return loader is not None and any(TEST.fullmatch(word) for word in phases.words(loader.name))
