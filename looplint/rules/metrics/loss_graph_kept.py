"""
# Losses kept with their graphs
A loss knows how it was computed: through it the whole graph of its batch stays in memory. `total += loss` and
`losses.append(loss)` keep one such graph per batch, for as long as the sum or the list lives. Memory grows from step to
step until the run dies, often only after hours.

Keep numbers: `loss.item()`, or `loss.detach()` where waiting for the device matters. A sum that is itself sent through
`backward()` is another matter.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(5):
    total = 0.0
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        total += loss  # LL803
    print(epoch, total / 10)
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(5):
    total = 0.0
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
        total += loss.item()
    print(epoch, total / 10)
```
```python bad
import torch

class Meter:
    def __init__(self):
        self.values = []

    def update(self, value):
        self.values.append(value)

model, meter = torch.nn.Linear(8, 1), Meter()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    loss.backward()
    optimizer.step()
    meter.update(loss)  # LL803
```
```python good
import collections
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
recent = collections.deque(maxlen=20)
for inputs in torch.randn(10, 4, 16, 8):
    optimizer.zero_grad()
    total, parts = 0.0, []
    for part in inputs:
        loss = model(part).pow(2).mean()
        total = total + loss
        parts.append(loss)
    (total + torch.stack(parts).mean()).backward()
    optimizer.step()
    recent.append(total)
    with torch.no_grad():
        total += model(inputs).mean()
```
A loss that the model gives itself, in parts, is a loss as well:

```python bad
import torch
import torchvision

model = torchvision.models.detection.fasterrcnn_resnet50_fpn(num_classes=2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    epoch_loss = 0
    for images, targets in torch.load("batches.pt"):
        losses = sum(loss for loss in model(images, targets).values())
        optimizer.zero_grad()
        losses.backward()
        optimizer.step()
        epoch_loss += losses  # LL803
    print(epoch_loss)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

_NUMBERS = ("item", "tolist")
_LONG = 20  # steps: a window that forgets its graphs sooner is small


@rule(
    "LL803",
    "loss-graph-kept",
    Group.ERROR,
    reads={Op.KEEP, Op.RESET, Op.BACKWARD},
    needs={Op.KEEP, Op.BACKWARD},
    roles=(),
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A loss outlives its step together with its graph, in something that no backward starts from."""
    for keep in run.all(Op.KEEP):
        backward = _own_backward(run, keep)
        if backward is None or _is_trained(run, keep) or _is_short(run, keep):
            continue
        facts = keep.args["value"].facts
        others = facts.get("kept", frozenset()) - {keep.obj} if keep.args["value"] is not backward.obj else ()
        if others or any(cut["by"] in _NUMBERS for cut in facts.get("cuts", ())):
            continue  # a sum, which is reported where it adds up; or a number, weighted with something else
        if not (what := _what(keep, backward)):
            continue
        name = keep.obj.name if keep.obj is not None else "it"
        does = "adds up" if keep.args["how"] == "sum" else "collects"
        at = run.handed(keep, backward.turns)
        kept = () if at is keep else (Note(keep, f"kept in {name} here"),)
        yield Finding(
            at,
            f"{name} {does} {what} with their graphs: memory grows with every step",
            (Note(backward, "the graph is used here, and not needed afterwards"), *kept),
            Fix(
                "keep a number: .item(), or .detach() to avoid waiting for the device",
                safe=True,
                changes=(changes.suffix(changes.kept(keep), ".detach()"),),
            ),
        )


def _own_backward(run: Run, keep: Event) -> Event | None:
    """The backward of the same graph in the same turn: what is kept after it is of no use."""
    loop, value = keep.args["loop"], keep.args["value"]
    for backward in run.all(Op.BACKWARD):
        if not any(turn.loop is loop for turn in backward.turns) or not run.same_turn(keep, backward):
            continue
        if backward.args.get("retain_graph") is True:
            continue  # the graph is wanted once more
        if backward.obj is value or (keep.params and backward.params and keep.params & backward.params):
            return backward
    return None


def _what(keep: Event, backward: Event) -> str:
    """What is kept: a loss (of a criterion, or some mean or sum), or an output; "" for anything else."""
    value = keep.args["value"]
    is_loss = value.facts.get("loss") or value.facts.get("descended")
    if value is backward.obj or is_loss or value.facts.get("reduction") in ("mean", "sum"):
        return "losses"
    return "outputs" if keep.args["output"] is not None else ""


def _is_trained(run: Run, keep: Event) -> bool:
    """Whether some backward starts from what is kept."""
    name = keep.obj.name.rpartition(".")[2] if keep.obj is not None else ""
    losses = (event.obj for event in run.all(Op.BACKWARD) if event.obj is not None)
    return any(keep.obj in loss.facts.get("kept", ()) or loss.name.rpartition(".")[2] == name for loss in losses)


def _is_short(run: Run, keep: Event) -> bool:
    """Whether it is set back within the loop, before many graphs have gathered."""
    inner = keep.args["loop"]
    for reset in run.all(Op.RESET, of=keep.obj):
        if any(turn.loop is inner for turn in reset.turns):
            gate = run.gate(reset, unlike=keep)
            if gate is None or not isinstance(gate.every, int) or gate.every < _LONG:
                return True
    return False
