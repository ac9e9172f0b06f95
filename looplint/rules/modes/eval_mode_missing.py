"""
# Validation runs in training mode
`Dropout` drops and `BatchNorm` normalises with the statistics of the single batch for as long as a model is in
training mode. A validation that forgets `model.eval()` measures another network than the one that will be used: the
metric is too low, depends on the batch size, and each forward pass moves the running statistics of BatchNorm towards
the validation data. `torch.no_grad()` does not change the mode; `model.train(False)` is the same as `model.eval()`.

```python bad
import torch
from torch import nn

def main(train_loader, val_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        correct = 0
        with torch.no_grad():
            for x, y in val_loader:  # LL201
                correct += (model(x).argmax(1) == y).sum().item()
        print(epoch, correct)
```
```python fixed
import torch
from torch import nn

def main(train_loader, val_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.ReLU(), nn.Dropout(0.5), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        model.eval()
        correct = 0
        with torch.no_grad():
            for x, y in val_loader:
                correct += (model(x).argmax(1) == y).sum().item()
        print(epoch, correct)
```
```python bad
# file: train.py
import torch
from torch import nn
from engine import evaluate

class Trainer:
    def __init__(self, loaders):
        self.loaders = loaders
        self.net = nn.Sequential(nn.Linear(8, 2), nn.Dropout(0.1))
        self.optimizer = torch.optim.Adam(self.net.parameters())

    def fit(self, epochs):
        for _ in range(epochs):
            self.net.train()
            for x, y in self.loaders["train"]:
                self.optimizer.zero_grad()
                nn.functional.cross_entropy(self.net(x), y).backward()
                self.optimizer.step()
            print(evaluate(self.net, self.loaders["val"]))

Trainer(torch.load("loaders.pt")).fit(3)
# file: engine.py
import torch

@torch.no_grad()
def evaluate(net, loader):  # LL201
    return sum((net(x).argmax(1) == y).sum() for x, y in loader)
```
The caller, an earlier call or the function itself may set the mode; accuracy on the training batch is no validation:

```python good
import torch
from torch import nn

def evaluate(model, loader):
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, val_loader, test_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        model.train()
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
            with torch.no_grad():
                accuracy = (model(x).argmax(1) == y).float().mean()
        model.train(False)
        print(accuracy, evaluate(model, val_loader))
    print(evaluate(model, test_loader))
```
```python good
import torch
from torch import nn

def test(model, loader, train):
    model.train(train)
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def main(train_loader, test_loader):
    model = nn.Sequential(nn.Linear(8, 32), nn.BatchNorm1d(32), nn.Linear(32, 2))
    optimizer = torch.optim.Adam(model.parameters())
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    print(test(model, test_loader, train=True), "to see what batch statistics do")
    print(test(model, test_loader, train=False))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Span, changes, phases, related, rule
from looplint.regex import regex

# Sampling with dropout on, and passes that only renew the statistics of BatchNorm, are in training mode on purpose.
ON_PURPOSE = regex(r"(?i)mc_?drop|monte_?carlo|(^|_)mc(_|$)|bayes|uncertain|stochastic|enable_dropout|calibrat|bn_")


@rule(
    "LL201",
    "eval-mode-missing",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.GRAD, Op.GRAD_MODE, Op.TRAIN, Op.EVAL, Op.MAKE, Op.STEP, Op.FLAG},
    needs={Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A validation forward while the model is in training mode."""
    told: set[tuple[int, ...]] = set()
    for evaluation in run.evaluations:
        if evaluation.place in told or any(ON_PURPOSE.search(name) for name in evaluation.forward.functions):
            continue
        if phases.asked_to_train(evaluation.forward) or _is_flagged(run, evaluation) or _copy_is_meant(run, evaluation):
            continue
        if finding := _judge(run, evaluation):
            told.add(evaluation.place)
            yield finding


def _is_flagged(run: Run, evaluation: phases.Evaluation) -> bool:
    """Whether `model.training = False` was meant to do it: LL209 tells of that."""
    flag = run.last(Op.FLAG, before=evaluation.forward, of=evaluation.model)
    return flag is not None and flag.args.get("value") is False


def _copy_is_meant(run: Run, evaluation: phases.Evaluation) -> bool:
    """Whether a copy of the model was put into evaluation mode in its place: LL207 tells of that."""
    switch = run.last(Op.EVAL, before=evaluation.forward)
    if switch is None or switch.obj is None or not phases.is_copy(switch.obj, evaluation.model):
        return False
    return run.same_turn(switch, evaluation.forward) and not run.within(switch, evaluation.forward, Op.BACKWARD)


def _judge(run: Run, evaluation: phases.Evaluation) -> Finding | None:
    model, name, loop = evaluation.model, evaluation.name, evaluation.loop
    matters = run.mode_matters(model)
    training, since = run.mode(model, evaluation.forward)
    never_set = training is None and run.entry.whole
    if matters is None or training is False or (training is None and not never_set):
        return None
    at, layer = phases.place(run, evaluation), matters.layer
    return Finding(
        at,
        f"{name} is validated in training mode: {_effect(layer)}, so the metric is not that of the final model",
        notes=(
            *([_since(since)] if since else []),
            *([Note(layer[1], f"{layer[0]} depends on the mode")] if layer else []),
            *([Note(loop.at, evaluation.why)] if loop is not None and loop.at not in (None, at) else []),
            *([Note(evaluation.forward, "validated here")] if at is not evaluation.forward else []),
        ),
        fix=Fix(
            f"call {name}.eval() before this and {name}.train() before training goes on",
            changes=_switched(run, evaluation, at),
        ),
        doubt=matters.doubt
        or phases.mode_doubt(run, since, evaluation.forward)
        or ("where the model comes from is not visible" if never_set and "class" not in model.args else ""),
    )


def _switched(run: Run, evaluation: phases.Evaluation, at: Event | Span) -> tuple[changes.Change, ...]:
    """Evaluation mode at the head of the function, or before the loop; and back, where training goes on as it is."""
    model, loop = changes.written(evaluation.forward), evaluation.loop
    back = _trains_on(run, evaluation)
    if isinstance(at, Span) and (loop is None or at != loop.at):
        end = (changes.tail(at, "{}.train()", model),) if back else ()
        return (changes.head(at, "{}.eval()", model), *end)
    if isinstance(at, Event) or loop is None or loop.at is None:
        end = (changes.after(at, "{}.train()", model),) if back else ()
        return (changes.before(at, "{}.eval()", model), *end)
    end = (changes.after(loop.at, "{}.train()", model),) if back else ()
    return (changes.before(loop.at, "{}.eval()", model), *end)


def _trains_on(run: Run, evaluation: phases.Evaluation) -> bool:
    """Whether the model trains afterwards before anything puts it into training mode."""
    model, forward = evaluation.model, evaluation.forward
    trained = (t.forward for t in run.training_forwards if t.forward.index > forward.index)
    later = next((f for f in trained if f.obj is not None and related(f.obj, model)), None)
    switches = run.within(forward, later, Op.TRAIN) if later is not None else []
    return later is not None and not any(e.obj is not None and related(e.obj, model) for e in switches)


def _effect(layer: tuple[str, object] | None) -> str:
    kind = layer[0].lower() if layer else ""
    if "norm" in kind:
        return "batch statistics are used and the running ones moved"
    return "dropout is on" if "drop" in kind else "dropout is on and batch norm uses batch statistics"


def _since(event: Event) -> Note:
    return Note(
        event, "put into training mode here" if event.op is Op.TRAIN else "made in training mode, never switched"
    )
