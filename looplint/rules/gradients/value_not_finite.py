"""
# A loss is infinite or NaN
From the step on at which a loss is NaN, its gradients are NaN, and after the next update so is every weight that they
reach: the rest of the run is lost. What is told is where it began, as far as the graph shows it: the operation that was
given finite numbers and gave others (`log` of zero, a division by zero, a `softmax` over a row that is masked as a
whole), a batch that held such values already, a loss for which no target counts, or weights that an update broke.

Where the run shows why the weights have grown without bound (gradients that are never cleared, a clip at the wrong
place), that is told instead. Losses that a `GradScaler` has scaled are looked at as they were before. Seen in a run
only; on an accelerator at some steps, on the CPU at each.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 4), nn.ReLU())
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    loss = -model(inputs).log().mean()
    loss.backward()  # LL155
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    loss = -nn.functional.logsigmoid(model(inputs)).mean()
    loss.backward()
    optimizer.step()
```
```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 4), nn.Tanh(), nn.Linear(4, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
data = torch.randn(20, 16, 8)
data[9, 3, 2] = float("nan")
for inputs in data:
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()  # LL155
    optimizer.step()
```
```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for turn, inputs in enumerate(torch.randn(20, 16, 8)):
    optimizer.zero_grad()
    targets = torch.full((16,), -100 if turn == 5 else 1)
    nn.functional.cross_entropy(model(inputs), targets).backward()  # LL155
    optimizer.step()
```
A batch that is left out, and a loss that is infinite only when it is scaled:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0**127)
data = torch.randn(20, 16, 8)
data[9, 3, 2] = float("nan")
for inputs in data:
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean() * 8
    if not torch.isfinite(loss):
        continue
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule

_SAYS = {
    "operation": "{op} gives {value}{after}",
    "input": "what comes into {op} from outside is not finite{after}",
    "weight": "{near} is not finite any more: an update before has broken the weights",
    "ignored": "no target of the batch counts, so their mean is {value}",
    "": "the loss is {value}",
}
_FIXES = {
    "operation": "keep its argument away from where it is not finite: a form in log space, or clamp()",
    "input": "look at this batch: leave out or replace what is not finite before it reaches the model",
    "weight": "look at the gradients of the step before: a root or norm at zero, or a learning rate that is too high",
    "ignored": "leave out batches in which every target is ignore_index",
    "": "look at what the loss is computed from",
}


@rule(
    "LL155",
    "value-not-finite",
    Group.ERROR,
    reads={Op.OBSERVE},
    needs={Op.OBSERVE},
    unless=("LL101", "LL108", "LL123", "LL128"),
)
def check(run: Run) -> Iterator[Finding]:
    """The first loss of the run that is not finite, and where that came from."""
    for seen in run.observed("not-finite"):
        kind = seen.args["kind"] if seen.args["kind"] in _SAYS else ""
        near = seen.args["near"]
        after = f", after {near}" if near else ""
        says = _SAYS[kind].format(**{**seen.args, "after": after, "near": near or "a weight"})
        yield _finding(seen, f"{says}: from here on all that the loss trains is lost", _FIXES[kind])


def _finding(seen: Event, message: str, fix: str) -> Finding:
    count = seen.args["before"]
    note = (
        f"first at step {seen.args['step'] + 1:,}; {count:,} finite losses before it" if count else "at the first step"
    )
    return Finding(seen, message, (Note(seen, note),), Fix(fix))
