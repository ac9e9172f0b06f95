"""
# One model goes through all folds
Folds, seeds and repeated runs are meant to be independent. A model that is built before their loop is trained further
in each of them: from the second fold on it has seen the samples that it is now validated on. The scores rise from fold
to fold, and their mean says nothing.

Build model, optimizer and scheduler inside the loop, or put the first weights back with `load_state_dict`.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 1)  # LL118
optimizer = torch.optim.Adam(model.parameters())
for fold in range(5):
    for inputs in torch.load(f"train{fold}.pt"):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    print(fold, model(torch.load(f"valid{fold}.pt")).mean())
```
```python fixed
import torch
from torch import nn

for fold in range(5):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.Adam(model.parameters())
    for inputs in torch.load(f"train{fold}.pt"):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    print(fold, model(torch.load(f"valid{fold}.pt")).mean())
```
```python bad
import torch
from sklearn.model_selection import KFold

def cross_validate(model, optimizer, data):
    for train, valid in KFold(5).split(data):  # LL118
        for inputs in data[train]:
            optimizer.zero_grad()
            model(inputs).pow(2).mean().backward()
            optimizer.step()
        print(model(data[valid]).mean())
```
Put back, drawn anew, or handed from task to task by intention:

```python good
import copy
import torch
from torch import nn

def train(model, data):
    optimizer = torch.optim.Adam(model.parameters())
    for inputs in data:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()

model = nn.Linear(8, 1)
first = copy.deepcopy(model.state_dict())
for fold in range(5):
    model.load_state_dict(first)
    train(model, torch.load(f"train{fold}.pt"))
for run in range(3):
    model.reset_parameters()
    train(model, torch.load("train.pt"))
for task in range(10):
    train(model, torch.load(f"task{task}.pt"))
```
Repetitions that are only timed need no new model:

```python good
import time

import torch
from torch import nn

def benchmark(model, batch, repeats=5):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    times = []
    for run in range(repeats):
        begin = time.perf_counter()
        for _ in range(10):
            optimizer.zero_grad()
            model(batch).pow(2).mean().backward()
            optimizer.step()
        times.append(time.perf_counter() - begin)
    return min(times)

print(benchmark(nn.Linear(8, 1), torch.randn(16, 8)))
```
So is one of two models of which the parameters are drawn anew:

```python good
import torch
from models import Large, Small
from torch import nn

class Trial:
    def __init__(self, options):
        if options.large:
            self.model = options.classes["large"](options)
        else:
            self.model = options.classes["small"](options)

    def reset(self):
        for child in self.model.children():
            for p in child.parameters():
                nn.init.uniform_(p, -0.1, 0.1)

    def run(self, folds):
        optimizer = torch.optim.Adam(self.model.parameters())
        for fold in range(5):
            self.reset()
            for x, y in folds[fold]:
                optimizer.zero_grad()
                nn.functional.cross_entropy(self.model(x), y).backward()
                optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, Span, Turn, related, rule
from looplint.regex import regex

_TIMES = regex(r"(?i)bench|timing|timeit|profil|throughput|latency|warm_?up|measure_(?:time|speed|memory)")


@rule(
    "LL118",
    "fold-leak",
    Group.ERROR,
    reads={Op.MAKE, Op.STEP, Op.FORWARD, Op.BACKWARD, Op.RESTORE, Op.RESET, Op.UPDATE, Op.MENTION},
    needs={Op.STEP, Op.BACKWARD},
    roles={Role.MODEL, Role.OPTIMIZER},
)
def check(run: Run) -> Iterator[Finding]:
    """A model is stepped in two turns of a loop over repetitions, and nothing of it begins anew in between."""
    told: set[int] = set()
    for step in run.all(Op.STEP):
        turn = next((t for t in step.loops()[:-1] if _is_independent(run, t, step)), None)
        if turn is None or not turn.index or _TIMES.search(" ".join((*step.functions, turn.loop.name))):
            continue
        for model in _stepped(run, step):
            if turn.loop.counts == "searches" and not model.known:
                continue  # `net = Net(width)` of a class that the search chooses: each turn may make its own
            if id(model) not in told and _was_trained(run, model, turn) and not _is_renewed(run, model, step, turn):
                told.add(id(model))
                yield _finding(run, model, step, turn)


def _is_independent(run: Run, turn: Turn, step: Event) -> bool:
    """Whether each turn is to train for itself: a fold, or settings that are tried, with an optimizer for each."""
    if turn.loop.counts != "searches":
        return turn.loop.counts == "repetitions"
    makes = run.within(None, step, Op.MAKE)
    return any(e.obj is not None and e.obj.role is Role.OPTIMIZER and turn in e.turns for e in makes)


def _stepped(run: Run, step: Event) -> frozenset[Obj]:
    """The models that a step trains; of an unknown optimizer, those that the backward before it reaches."""
    backward = run.last(Op.BACKWARD, before=step)
    return step.params or (backward.params if backward is not None else None) or frozenset()


def _was_trained(run: Run, model: Obj, turn: Turn) -> bool:
    """Whether the model was stepped in an earlier turn of the same loop."""
    earlier = (s for s in run.all(Op.STEP) if any(t.loop is turn.loop and t.index < turn.index for t in s.loops()))
    return any(model in _stepped(run, s) for s in earlier)


def _is_renewed(run: Run, model: Obj, step: Event, turn: Turn) -> bool:
    """Whether the model, a part or what it is a part of is made, loaded or drawn anew in this turn."""
    if any(id(turn.loop) in x.facts.get("varies", ()) for x in model.lineage()):
        return True
    if model.known and not any(run.made(x) for x in model.lineage()):
        return True  # made where this run does not come: the other side of a branch
    ran = [e.obj for e in run.within(None, step, Op.FORWARD) if e.obj is not None and turn in e.turns]
    if ran and not any(related(one, model) for one in ran):
        return True  # another one runs in its place
    for event in run.within(None, step, Op.MAKE, Op.RESTORE, Op.RESET, Op.UPDATE, Op.MENTION):
        if event.obj is None or event.obj.role is not Role.MODEL or turn not in event.turns:
            continue
        handed = event.op is not Op.MENTION or event.args.get("how") == "passed"
        if handed and related(event.obj, model):
            return True
    return False


def _finding(run: Run, model: Obj, step: Event, turn: Turn) -> Finding:
    made, name = run.made(model), model.name or "the model"
    what = turn.loop.target or turn.loop.name
    at = _place(made, step) if made is not None else turn.loop.at or step
    return Finding(
        at,
        f"{name} is built once and trained on through every turn of {what}: later scores come from a model that has "
        "already seen the data",
        (Note(turn.loop.at or step, "the repetitions"), Note(step, "trained further here")),
        Fix("build the model and the optimizer inside this loop"),
    )


def _place(made: Event, step: Event) -> Event | Span:
    """Where the training code gets the model: the call of the function that makes it, if it is made in one."""
    around = {id(t.loop) for t in step.turns}
    calls = (t.loop.at for t in made.turns if id(t.loop) not in around and t.loop.at is not None)
    return next(calls, made)
