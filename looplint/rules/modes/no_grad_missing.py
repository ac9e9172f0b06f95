"""
# Validation builds autograd graphs
Outside of `torch.no_grad()` each forward pass records a graph and keeps every activation that a backward pass would
need. A validation needs none of it: it runs slower, peaks at the memory of a training step, and is where a run that
trained well for an epoch dies with an out-of-memory error. `model.eval()` does not switch the recording off, and
detaching the output is too late. The numbers are right all the same. `torch.inference_mode()` is as good here.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_loader, val_loader = torch.load("loaders.pt")
for epoch in range(10):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()
    for x, y in val_loader:  # LL202
        print(nn.functional.cross_entropy(model(x), y).item())
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_loader, val_loader = torch.load("loaders.pt")
for epoch in range(10):
    model.train()
    for x, y in train_loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()
    model.eval()
    with torch.no_grad():
        for x, y in val_loader:
            print(nn.functional.cross_entropy(model(x), y).item())
```
```python bad
import torch
from torch import nn

class Runner:
    def __init__(self, net):
        self.net = net
        self.opt = torch.optim.Adam(net.parameters())

    def score(self, loader):  # LL202
        self.net.eval()
        return [(self.net(x) - y).abs().mean().detach() for x, y in loader]

    def run(self, train, held_out):
        for epoch in range(5):
            self.net.train()
            for x, y in train:
                self.opt.zero_grad()
                nn.functional.mse_loss(self.net(x), y).backward()
                self.opt.step()
            print(epoch, self.score(held_out))

Runner(nn.Linear(8, 1)).run(torch.load("train.pt"), torch.load("held_out.pt"))
```
Every way to switch gradients off counts, also in the caller. An evaluation that takes gradients needs its graph:

```python good
import torch
from torch import nn

def run_phase(model, loader, optimizer, phase):
    model.train(phase == "train")
    for x, y in loader:
        with torch.set_grad_enabled(phase == "train"):
            loss = nn.functional.cross_entropy(model(x), y)
        if phase == "train":
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()

@torch.inference_mode()
def test(model, loader):
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def attack(model, test_loader, eps):
    for x, y in test_loader:
        x = x.requires_grad_(True)
        (slope,) = torch.autograd.grad(nn.functional.cross_entropy(model(x), y), x)
        with torch.no_grad():
            print((model(x + eps * slope.sign()).argmax(1) == y).sum().item())

def main(loaders):
    model = nn.Sequential(nn.Linear(8, 32), nn.ReLU(), nn.Linear(32, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(3):
        for phase in ("train", "val"):
            run_phase(model, loaders[phase], optimizer, phase)
    print(test(model, loaders["test"]))
    attack(model, loaders["test"], 0.1)
```

```diff reference_loop/evaluate.py
-    with torch.inference_mode():
+    if True:
```
Code for torch before 0.4 says it of the data:

```python good
import torch
from torch import nn
from torch.autograd import Variable

def evaluate(model, valid_loader):
    model.eval()
    total = 0.0
    for x, y in valid_loader:
        x, y = Variable(x, volatile=True), Variable(y)
        total += nn.functional.cross_entropy(model(x), y).data.item()
    return total

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    model.train()
    for x, y in torch.load("train.pt"):
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(Variable(x)), Variable(y)).backward()
        optimizer.step()
    print(evaluate(model, torch.load("valid.pt")))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scope, Span, changes, phases, related, rule
from looplint.regex import regex

# Functions that want the gradients of what they evaluate, by hooks or by what they call.
TAKES_GRADIENTS = regex(r"(?i)salien|grad_?cam|attribut|explain|interpret|attack|adversar|fgsm|pgd|jacobi|hessian")


@rule(
    "LL202",
    "no-grad-missing",
    Group.WARNING,
    reads={
        *(Op.FORWARD, Op.BACKWARD, Op.GRAD, Op.GRAD_MODE, Op.FREEZE, Op.UNFREEZE),
        *(Op.TRAIN, Op.EVAL, Op.MAKE, Op.STEP),
    },
    needs={Op.FORWARD, Op.BACKWARD},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A validation forward with gradients on, where nothing takes gradients."""
    told: set[tuple[int, ...]] = set()
    for evaluation in run.evaluations:
        forward = evaluation.forward
        if evaluation.place in told or not forward.loops() or not run.grad_enabled(forward):
            continue
        if forward.args.get("volatile"):
            continue
        if forward.inside(Scope.ENABLE_GRAD) or _needs_graph(run, evaluation) or _is_frozen(run, evaluation):
            continue
        told.add(evaluation.place)
        yield _finding(run, evaluation)


def _finding(run: Run, evaluation: phases.Evaluation) -> Finding:
    forward, loop, name = evaluation.forward, evaluation.loop, evaluation.name
    at, switch = phases.place(run, evaluation), run.mode(evaluation.model, forward)[1]
    return Finding(
        at,
        f"each validation forward of {name} records an autograd graph: slower, with the memory of a training step",
        notes=(
            *([Note(switch, "this does not switch autograd off")] if switch and switch.op is Op.EVAL else []),
            *([Note(loop.at, evaluation.why)] if loop is not None and loop.at not in (None, at) else []),
            *([Note(forward, "a graph is recorded here")] if at is not forward else []),
        ),
        fix=Fix(
            "run the validation under torch.no_grad()",
            safe=isinstance(at, Span),
            changes=_without_graph(evaluation, at),
        ),
    )


def _without_graph(evaluation: phases.Evaluation, at: Event | Span) -> tuple[changes.Change, ...]:
    """The loop, or the whole function, under no_grad; of code that may train as well, only the forward."""
    no_grad, loop = changes.library("torch.no_grad"), evaluation.loop
    if isinstance(at, Event) or (loop is not None and loop.at == at):
        return (changes.wrap(at, "with {}():", no_grad),)
    return (changes.decorate(at, "@{}()", no_grad),)


def _needs_graph(run: Run, evaluation: phases.Evaluation) -> bool:
    forward = evaluation.forward
    if evaluation.model.facts.get("uses_autograd") or any(map(TAKES_GRADIENTS.search, forward.functions)):
        return True
    grads = run.all(Op.GRAD, Op.BACKWARD)
    if any(
        _same_pass(grad, forward) for grad in grads if grad.index > forward.index or _in_loop(run, grad, evaluation)
    ):
        return True
    return any(_goes_through(run, grad, evaluation) for grad in grads if grad.index > forward.index)


def _in_loop(run: Run, grad: Event, evaluation: phases.Evaluation) -> bool:
    """Whether gradients are taken in a loop that only evaluates, as an attack does."""
    loop = evaluation.loop
    steps = (turn.loop for step in run.all(Op.STEP) for turn in step.turns)
    return (
        loop is not None and any(turn.loop is loop for turn in grad.turns) and all(other is not loop for other in steps)
    )


def _goes_through(run: Run, grad: Event, evaluation: phases.Evaluation) -> bool:
    """Whether a backward after the loop of a forward goes through its model, which nothing has run in between."""
    forward = evaluation.forward
    if grad.op is not Op.BACKWARD or not _same_pass(forward, grad):
        return False
    runs = [f for f in run.all(Op.FORWARD) if f.index < grad.index]
    last = next((f for f in reversed(runs) if f.obj is not None and related(f.obj, evaluation.model)), None)
    reaches = grad.obj.reaches if grad.obj is not None else None
    through = reaches is None or any(related(evaluation.model, part) for part in reaches)
    return through and last is not None and last.at == forward.at


def _same_pass(one: Event, forward: Event) -> bool:
    """Whether an event stands in the very pass of the loops around a forward."""
    theirs = {id(turn.loop): turn.index for turn in one.loops()}
    return bool(theirs) and all(theirs.get(id(turn.loop)) == turn.index for turn in forward.loops())


def _is_frozen(run: Run, evaluation: phases.Evaluation) -> bool:
    whole = [
        event
        for event in run.all(Op.FREEZE, Op.UNFREEZE)
        if event.index < evaluation.forward.index and event.obj is not None and related(event.obj, evaluation.model)
    ]
    return bool(whole) and whole[-1].op is Op.FREEZE and whole[-1].obj in tuple(evaluation.model.lineage())
