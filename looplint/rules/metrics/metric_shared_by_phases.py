"""
# One metric for training and validation
A metric object gathers whatever it is updated with. When the training and the validation batches go into the same one,
without a reset in between, the validation value covers both: it looks better than the model is, and the best checkpoint
is chosen by it.

Use a metric for each phase, or reset it between the phases.

```python bad
import torch
import torchmetrics

model, accuracy = torch.nn.Linear(8, 4), torchmetrics.Accuracy(task="multiclass", num_classes=4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_batches, val_batches = list(torch.randn(10, 16, 8)), list(torch.randn(5, 16, 8))
for epoch in range(5):
    for inputs in train_batches:
        wanted = torch.randint(0, 4, (16,))
        optimizer.zero_grad()
        scores = model(inputs)
        torch.nn.functional.cross_entropy(scores, wanted).backward()
        optimizer.step()
        accuracy.update(scores, wanted)
    with torch.no_grad():
        for inputs in val_batches:
            accuracy.update(model(inputs), torch.randint(0, 4, (16,)))  # LL816
    print(epoch, accuracy.compute())
    accuracy.reset()
```
```python fixed
import torch
import torchmetrics

model, accuracy = torch.nn.Linear(8, 4), torchmetrics.Accuracy(task="multiclass", num_classes=4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_batches, val_batches = list(torch.randn(10, 16, 8)), list(torch.randn(5, 16, 8))
for epoch in range(5):
    for inputs in train_batches:
        wanted = torch.randint(0, 4, (16,))
        optimizer.zero_grad()
        scores = model(inputs)
        torch.nn.functional.cross_entropy(scores, wanted).backward()
        optimizer.step()
        accuracy.update(scores, wanted)
    print(epoch, accuracy.compute())
    accuracy.reset()
    with torch.no_grad():
        for inputs in val_batches:
            accuracy.update(model(inputs), torch.randint(0, 4, (16,)))
    print(epoch, accuracy.compute())
    accuracy.reset()
```
```python good
import torch
import torchmetrics

def run(model, batches, metric, optimizer=None):
    metric.reset()
    for inputs in batches:
        wanted = torch.randint(0, 4, (16,))
        scores = model(inputs)
        if optimizer is not None:
            optimizer.zero_grad()
            torch.nn.functional.cross_entropy(scores, wanted).backward()
            optimizer.step()
        metric.update(scores, wanted)
    return metric.compute()

model, accuracy = torch.nn.Linear(8, 4), torchmetrics.Accuracy(task="multiclass", num_classes=4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
train_batches, val_batches = list(torch.randn(10, 16, 8)), list(torch.randn(5, 16, 8))
for epoch in range(5):
    print(epoch, run(model, train_batches, accuracy, optimizer))
    with torch.no_grad():
        print(epoch, run(model, val_batches, accuracy))
```
A class that is called makes a metric of its own:

```python good
import torch
from meters import AverageMetric
from torch import nn

def metrics():
    return {"top1": AverageMetric("top1")}

def evaluate(model, loader):
    model.eval()
    losses, found = AverageMetric("valid"), metrics()
    with torch.no_grad():
        for x, y in loader:
            out = model(x)
            losses.update(nn.functional.cross_entropy(out, y))
            found["top1"].update((out.argmax(1) == y).float().mean())
    return losses.avg, found["top1"].avg

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    model.train()
    losses, found = AverageMetric("train"), metrics()
    for x, y in torch.load("train.pt"):
        optimizer.zero_grad()
        out = model(x)
        loss = nn.functional.cross_entropy(out, y)
        loss.backward()
        optimizer.step()
        losses.update(loss.detach())
        found["top1"].update((out.argmax(1) == y).float().mean())
    print(losses.avg, evaluate(model, torch.load("valid.pt")))
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Op, Role, Run, Span, changes, rule
from looplint.phases import validation_around


@rule(
    "LL816",
    "metric-shared-by-phases",
    Group.ERROR,
    reads={Op.MAKE, Op.MEASURE, Op.KEEP, Op.RESET, Op.BACKWARD},
    needs={Op.BACKWARD},
    roles={Role.METRIC},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A metric is updated in training and then in validation, without a reset in between."""
    for before, after in run.windows(Op.MEASURE, Op.KEEP):
        if after.op is Op.KEEP and not _is_sum_of_a_phase(run, before, after):
            continue
        if not _trains(run, before) or validation_around(before) or not (why := _validates(after)):
            continue
        if _trains(run, after) or run.between(before, after, Op.RESET, Op.MAKE, of=after.obj):
            continue
        name = after.obj.name if after.obj is not None else "the metric"
        yield Finding(
            _called(after) or after,
            f"{name} holds the training batches as well: the validation value is made of both",
            (Note(before, "updated in training"), Note(after, f"updated in validation: {why}")),
            Fix(
                "use a metric for each phase, or reset it between them",
                changes=(_reset(before, after, name),),
            ),
        )


def _validates(event: Event) -> str:
    """How the code says that an event is one of validation."""
    without = "no gradients are recorded" if event.op is Op.KEEP and not event.grad_enabled else ""
    return validation_around(event) or without


def _is_sum_of_a_phase(run: Run, before: Event, after: Event) -> bool:
    """Whether a sum by hand begins anew in each turn of a loop around both: it is not that of the whole run."""
    if after.args["how"] != "sum" or before.args.get("how") != "sum":
        return False
    resets = [e for e in run.all(Op.RESET, of=after.obj) if e.index < before.index]
    return bool(resets) and all(
        run.same_turn(resets[-1], e) and run.shared_loop(resets[-1], e) for e in (before, after)
    )


def _called(after: Event) -> Span | None:
    """The call of the method that adds to it, where the sum is kept in an object of its own."""
    inner = after.turns[-1].loop if after.turns else None
    return inner.at if after.op is Op.KEEP and inner is not None and inner.kind is LoopKind.CALL else None


def _reset(before: Event, after: Event, name: str) -> changes.Change:
    """At the head of the function that validates, or before its loop."""
    around = {id(turn.loop) for turn in before.turns}
    own = next((turn.loop for turn in after.turns if id(turn.loop) not in around), None)
    word = changes.receiver(after, name)
    if own is not None and own.defined is not None:
        return changes.head(own.defined, "{}.reset()", word)
    return changes.before((own.at if own is not None else None) or after, "{}.reset()", word)


def _trains(run: Run, event: Event) -> bool:
    loop = run.innermost(event)
    return loop is not None and run.trains(loop)
