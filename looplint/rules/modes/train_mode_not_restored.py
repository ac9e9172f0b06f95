"""
# Training goes on in evaluation mode
`model.eval()` holds until somebody calls `model.train()`. When an evaluation in the middle of the run switches the
mode and nobody switches back, the rest of the training runs without dropout and with frozen BatchNorm statistics. The
loss jumps at the first evaluation and the model overfits; nothing raises.

Call `train()` where training begins: at the top of each epoch or, when the evaluation stands inside the epoch, right
after it. A function that evaluates can leave the mode as it found it: `was = model.training; ...; model.train(was)`.

```python bad
import torch
from torch import nn

@torch.no_grad()
def evaluate(model, loader):
    model.eval()  # LL203
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, val_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for step, (x, y) in enumerate(train_loader):
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            if (step + 1) % 100 == 0:
                print(step, evaluate(model, val_loader))
```
```python fixed
import torch
from torch import nn

@torch.no_grad()
def evaluate(model, loader):
    model.eval()
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, val_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for step, (x, y) in enumerate(train_loader):
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            if (step + 1) % 100 == 0:
                print(step, evaluate(model, val_loader))
                model.train()
```
```python bad
# file: train.py
import torch
from torch import nn
from engine import test, train

model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.Linear(32, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_loader, test_loader = torch.load("loaders.pt")
model.train()
for epoch in range(5):
    train(model, train_loader, optimizer)
    test(model, test_loader)
# file: engine.py
import torch
from torch.nn.functional import cross_entropy

def train(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        cross_entropy(model(x), y).backward()
        optimizer.step()

def test(model, loader):
    model.eval()  # LL203
    with torch.no_grad():
        print(sum(cross_entropy(model(x), y).item() for x, y in loader))
```
Another network, a part of the model, or a mode that is restored:

```python good
import copy
import torch
from torch import nn

def evaluate(model, loader):
    was_training = model.training
    model.eval()
    with torch.no_grad():
        loss = sum(nn.functional.cross_entropy(model(x), y).item() for x, y in loader)
    model.train(was_training)
    return loss

def main(train_loader, val_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.Dropout(0.1), nn.Linear(32, 2))
    teacher = copy.deepcopy(model)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    model.train()
    model[1].eval()
    for epoch in range(3):
        for x, y in train_loader:
            teacher.eval()
            with torch.no_grad():
                soft = teacher(x).softmax(1)
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), soft).backward()
            optimizer.step()
        print(evaluate(model, val_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, phases, related, rule


@rule(
    "LL203",
    "train-mode-not-restored",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.GRAD_MODE, Op.TRAIN, Op.EVAL, Op.MAKE, Op.STEP, Op.ZERO_GRAD},
    needs={Op.EVAL, Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A training forward in evaluation mode, after the model has been trained in training mode."""
    told: set[int] = set()
    for trained in run.training_forwards if run.has(Op.STEP) else ():
        training, switch = run.mode(trained.model, trained.forward)
        matters = run.mode_matters(trained.model)
        if training is not False or switch is None or switch.op is not Op.EVAL or matters is None:
            continue
        if run.by_framework(switch) or not phases.is_stepped(run, trained) or phases.validation_around(trained.forward):
            continue
        if phases.parts_in_training(run, trained.model, switch, trained.forward) or _moves_another(run, trained):
            continue
        before = _trained_before(run, trained, switch)
        if before is None or switch.index in told:
            continue
        told.add(switch.index)
        name = (switch.through or trained.model).name or "the model"
        yield Finding(
            switch,
            f"{name} stays in evaluation mode when training goes on: dropout is off and running statistics are frozen",
            notes=(
                Note(before, "trained here in training mode before"),
                Note(trained.forward, "trained here in evaluation mode after it"),
            ),
            fix=Fix(f"call {name}.train() before training goes on", changes=(_restored(switch, trained.forward),)),
            doubt=matters.doubt,
            on_data=True,
        )


def _moves_another(run: Run, trained: phases.TrainingForward) -> bool:
    """Whether none of the steps that follow, up to the next forward, moves this model: only its input is sought."""
    first = run.next(Op.STEP, after=trained.forward)
    end = run.next(Op.FORWARD, after=first) if first is not None else None
    steps = run.within(trained.forward, end, Op.STEP)
    parts = [part for step in steps for part in step.params or ()]
    known = bool(steps) and all(step.params is not None for step in steps)
    return known and not any(related(trained.model, part) for part in parts)


def _restored(switch: Event, forward: Event) -> changes.Change:
    """Behind what evaluates, where that is a call or loop of its own; else before the training."""
    theirs = {id(turn.loop) for turn in forward.turns}
    own = next((turn.loop for turn in switch.turns if id(turn.loop) not in theirs), None)
    model = changes.written(forward)
    if own is not None and own.at is not None:
        return changes.after(own.at, "{}.train()", model)
    around = {id(turn.loop) for turn in switch.turns}
    loop = next((turn.loop for turn in forward.loops() if id(turn.loop) not in around), None)
    at = loop.at if loop is not None and loop.at is not None else forward
    return changes.before(at, "{}.train()", model)


def _trained_before(run: Run, trained: phases.TrainingForward, switch: Event) -> Event | None:
    """The last training forward of the model before the switch that was not in evaluation mode."""
    earlier = (
        other.forward
        for other in reversed(run.training_forwards)
        if other.forward.index < switch.index and related(other.model, trained.model)
    )
    return next((forward for forward in earlier if run.mode(trained.model, forward)[0] is not False), None)
