"""
# The loss was computed without a graph
Under `torch.no_grad()`, `inference_mode()`, or after `torch.set_grad_enabled(False)`, a forward keeps nothing that a
backward could go through. `backward()` raises "element 0 of tensors does not require grad"; where that was silenced by
`requires_grad_()`, the training runs and no weight changes. `set_grad_enabled(False)` as a statement holds for the rest
of the program: an evaluation that ends with it stops the next epoch.

```python bad
import torch
from torch import nn

def validate(model, data):
    torch.set_grad_enabled(False)  # LL117
    return sum(model(x).abs().mean().item() for x in data)

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    print(epoch, validate(model, torch.randn(10, 16, 8)))
```
```python fixed
import torch
from torch import nn

@torch.no_grad()
def validate(model, data):
    return sum(model(x).abs().mean().item() for x in data)

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    print(epoch, validate(model, torch.randn(10, 16, 8)))
```
```python bad
import torch
from torch import nn

@torch.no_grad()  # LL117
def loss_of(model, inputs):
    return model(inputs).pow(2).mean()

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss_of(model, inputs).requires_grad_().backward()
    optimizer.step()
```
A backward may stand under `no_grad` itself, and parts of a loss may come from there:

```python good
import torch
from torch import nn

body, head = nn.Linear(8, 8), nn.Linear(8, 2)
optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    with torch.no_grad():
        features = body(inputs)
    loss = head(features).pow(2).mean()
    with torch.no_grad():
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scope, Span, changes, related, rule


@rule(
    "LL117",
    "loss-without-graph",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD, Op.GRAD_MODE},
    needs={Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """All forwards that a backward may use ran without gradients."""
    for backward in run.all(Op.BACKWARD):
        forwards = _forwards(run, backward)
        if not forwards or any(map(run.grad_enabled, forwards)) or not _uses(backward, forwards):
            continue
        forward = forwards[-1]
        context = forward.inside(Scope.NO_GRAD)
        switch = run.last(Op.GRAD_MODE, before=forward) if context is None else None
        where = switch if switch is not None else context.at if context is not None else backward
        yield Finding(
            where,
            f"{_what(forward)} computes the loss without a graph: the backward has nothing to go through",
            (
                Note(where, "gradients are off from here on" if switch else "gradients are off in here"),
                Note(forward, "the loss is computed from this forward"),
                Note(backward, "its backward"),
            ),
            Fix(
                "switch gradients off only where nothing is trained, by `with torch.no_grad():`",
                changes=_ended(forward, where),
            ),
        )


def _ended(forward: Event, where: Event | Span) -> tuple[changes.Change, ...]:
    """The forward out of the region; a switch that is never set back, made a region."""
    if isinstance(where, Span):
        return (changes.leave(forward, where),)
    return (changes.enter(where, "with {}():", changes.library("torch.no_grad")),) if where is not forward else ()


def _forwards(run: Run, backward: Event) -> list[Event]:
    """The forwards of the same turn since the backward before."""
    earlier = run.last(Op.BACKWARD, before=backward)
    return [f for f in run.within(earlier, backward, Op.FORWARD) if run.same_turn(f, backward)]


def _uses(backward: Event, forwards: list[Event]) -> bool:
    """Whether the loss is made of these forwards, and of nothing that is not seen."""
    loss = backward.obj
    if loss is None:
        return False
    if loss.reaches is None:
        return False  # a part of it comes from something unknown, which may have a graph
    if not loss.reaches or loss.facts.get("leaf"):
        return bool(loss.facts.get("no_grad"))
    return all(f.obj is not None and any(related(f.obj, m) for m in loss.reaches) for f in forwards)


def _what(forward: Event) -> str:
    model = forward.through or forward.obj
    return f"{model.name}()" if model is not None and model.name else "the model"
