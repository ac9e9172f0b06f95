"""
# Metrics carried from epoch to epoch
`compute()` reads a metric and does not clear it; a running sum that is made before the epoch loop goes on growing. The
value of an epoch then covers all epochs since the first: it lags behind what the model does, or grows without bound,
and the best checkpoint is chosen by it.

Reset the metric, or set the sums to zero, at the beginning of each epoch.

```python bad
import torch
import torchmetrics

model, accuracy = torch.nn.Linear(8, 4), torchmetrics.Accuracy(task="multiclass", num_classes=4)
for epoch in range(5):
    with torch.no_grad():
        for inputs in torch.randn(10, 16, 8):
            accuracy.update(model(inputs), torch.randint(0, 4, (16,)))
    print(epoch, accuracy.compute())  # LL807
```
```python fixed
import torch
import torchmetrics

model, accuracy = torch.nn.Linear(8, 4), torchmetrics.Accuracy(task="multiclass", num_classes=4)
for epoch in range(5):
    accuracy.reset()
    with torch.no_grad():
        for inputs in torch.randn(10, 16, 8):
            accuracy.update(model(inputs), torch.randint(0, 4, (16,)))
    print(epoch, accuracy.compute())
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
batches = list(torch.randn(10, 16, 8))
running = 0.0
for epoch in range(5):
    for inputs in batches:
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        running += loss.item()
    print(epoch, running / len(batches))  # LL807
```
```python good
import torch
import torchmetrics

model, meter = torch.nn.Linear(8, 1), torchmetrics.MeanMetric()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
history, seen, step, window = 0.0, 0.0, 0, 0.0
for epoch in range(5):
    running = 0.0
    for i, inputs in enumerate(torch.randn(10, 16, 8)):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        meter.update(loss.detach())
        running += loss.item()
        window += loss.item()
        step += 1
        if step % 5 == 0:
            print(window / 5)
            window = 0.0
    history += running / 10
    seen += running
    lifetime_loss = seen / (epoch + 1) / 10
    print(epoch, running / 10, meter.compute(), history / (epoch + 1), lifetime_loss)
    meter.reset()
```
A metric over a window forgets by itself:

```python good
import torch
from torchmetrics.aggregation import RunningMean

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
running = RunningMean(window=16)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        running.update(loss.detach())
    print(epoch, running.compute())
```
So does a sum that begins anew with its count every so many steps, wherever the epochs end:

```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
step, running, count = 0, 0.0, 0
for epoch in range(100):
    for inputs in torch.load("batches.pt"):
        step += 1
        count += 1
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        running += loss.item()
        print(epoch, step, running / count)
        if step % 2000 == 0:
            torch.save(model.state_dict(), f"{step}.pt")
            running, count = 0.0, 0
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, LoopKind, Note, Op, Role, Run, Turn, changes, rule
from looplint.regex import regex

EPISODES = regex(r"(?i)episode|\bgames?\b|rollout")
LIFETIME = regex(r"(?i)life_?time|all_?time|over_?all|cumulat|so_far|ever\b|since_")


@rule(
    "LL807",
    "metric-not-reset",
    Group.ERROR,
    reads={Op.MAKE, Op.MEASURE, Op.KEEP, Op.RESET, Op.AVERAGE},
    needs={Op.AVERAGE},
    unless={"LL816"},
    roles={Role.METRIC},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """What an epoch reads from a metric or sum still holds the epochs before."""
    for before, average in run.windows(Op.AVERAGE):
        epochs = _next_epoch(before, average)
        added = run.last(Op.MEASURE, Op.KEEP, before=average, of=average.obj)
        if average.obj is not None and average.obj.root.facts.get("windowed"):
            continue
        if LIFETIME.search(average.args.get("statement", "")):
            continue
        if epochs is not None and EPISODES.search(f"{epochs.target} {epochs.name}"):
            continue  # a mean over all so far
        if epochs is None or added is None or added.index < before.index or not _outlives(added, epochs):
            continue
        if run.between(before, average, Op.RESET, Op.MAKE, of=average.obj) or _is_window(run, average, epochs):
            continue
        name = average.obj.name if average.obj is not None else "the metric"
        yield Finding(
            run.handed(average, _around(average, epochs)),
            f"{name} is never set back between epochs: what is read covers all epochs since the first",
            (Note(added, "added here, in each epoch"),),
            Fix("reset it at the beginning of each epoch", changes=_reset(average, name, epochs)),
        )


def _is_window(run: Run, average: Event, epochs: Loop) -> bool:
    """Whether it begins anew every so many steps, in whatever epoch they fall."""
    resets = (e for e in run.all(Op.RESET, of=average.obj) if any(turn.loop is epochs for turn in e.turns))
    return any(guard.kind == "gate" and guard.loop is not epochs for reset in resets for guard in reset.guards)


def _reset(average: Event, name: str, epochs: Loop) -> tuple[changes.Change, ...]:
    """At the head of the epoch: by its method, or by a new zero."""
    if epochs.at is None:
        return ()
    metric = average.obj is not None and average.obj.role is Role.METRIC and average.obj.known
    return (changes.head(epochs.at, "{}.reset()" if metric else "{} = 0.0", changes.spelled(name)),)


def _next_epoch(before: Event, average: Event) -> Loop | None:
    """The epoch loop, where two readings stand in different turns of it."""
    ours = {id(turn.loop): turn.index for turn in average.loops(LoopKind.EPOCH)}
    turns = (t for t in before.loops(LoopKind.EPOCH) if ours.get(id(t.loop), t.index) != t.index)
    return next((turn.loop for turn in turns), None)


def _outlives(added: Event, epochs: Loop) -> bool:
    """Whether the turns of the epoch loop, and not only it, add to something that was begun before it."""
    if added.op is Op.MEASURE:
        return any(turn.loop is epochs for turn in added.turns)
    loops = added.args["loops"]
    return any(loop is epochs for loop in loops) and added.args["loop"] is not epochs


def _around(average: Event, epochs: Loop) -> tuple[Turn, ...]:
    """The turns down to that of the epoch loop."""
    depth = next(depth for depth, turn in enumerate(average.turns) if turn.loop is epochs)
    return average.turns[: depth + 1]
