"""
# The loss has lost its graph
`.item()`, `.detach()`, `.data`, numpy, `argmax` and `torch.tensor(...)` give numbers that no longer know how they were
computed. A loss made only from them reaches no parameter. `backward()` then raises "does not require grad"; if that was
silenced by `requires_grad_()`, or by `torch.tensor(loss, requires_grad=True)`, it runs and trains nothing.

Detach copies for logging, and targets; keep one way from the loss to the model.

```python bad
import torch

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    predicted = model(inputs).argmax(dim=1).float()  # LL111
    loss = predicted.mean()
    loss.requires_grad_()
    loss.backward()
    optimizer.step()
```
```python fixed
import torch

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    predicted = (model(inputs).softmax(dim=1) * torch.arange(4)).sum(dim=1)
    loss = predicted.mean()
    loss.backward()
    optimizer.step()
```
```python bad
import torch

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean().detach()  # LL111
    loss.requires_grad_()
    loss.backward()
    optimizer.step()
```
```python bad
import torch

def total(losses):
    return torch.tensor([loss.item() for loss in losses], requires_grad=True).sum()  # LL111

model = torch.nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    out = model(inputs)
    optimizer.zero_grad()
    total([out.pow(2).mean(), out.abs().mean()]).backward()
    optimizer.step()
```
```python good
import torch

model, target = torch.nn.Linear(8, 4), torch.nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    wanted = target(inputs).detach()
    loss = (model(inputs) - wanted).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(loss.detach().item())
```
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, related, rule

_CUTS = {
    "item": (
        ".item() turns the loss into a plain number",
        "keep the tensor for backward(), and call .item() on it only to log",
    ),
    "detach": (
        ".detach() cuts the loss off from the model",
        "detach the copy that is logged, or the target, but not this",
    ),
    "data": (".data cuts the loss off from the model", "leave .data out"),
    "numpy": ("numpy values carry no gradient", "compute the loss with torch functions"),
    "argmax": ("argmax has no gradient", "compute the loss from the scores or probabilities"),
    "tensor": ("torch.tensor() copies the values into a new leaf", "combine tensors with torch.stack() or a plain sum"),
    "variable": ("Variable(...) copies the value into a new leaf", "call backward() on the loss itself"),
}
_OTHER = ("this operation carries no gradient", "compute the loss with differentiable functions")


@rule(
    "LL111",
    "loss-detached",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD},
    unless={"LL713"},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward starts from a loss whose way to every model, or to all that its optimizer steps, is cut."""
    for backward in run.all(Op.BACKWARD):
        loss = backward.obj
        cut = loss.facts.get("cut") if loss is not None and loss.reaches == frozenset() else None
        if cut is not None and cut.get("models", True):  # empty: what was cut off had no graph to lose
            yield _finding(cut, backward, "no parameter")
    for step in run.all(Op.STEP):
        if found := _cut_off(run, step):
            yield _finding(found[1], found[0], f"nothing that {step.obj.name if step.obj else 'the optimizer'} steps")


def _cut_off(run: Run, step: Event) -> tuple[Event, Mapping[str, Any]] | None:
    """The backward right before a step, and the cut that keeps its gradient from all that is stepped."""
    earlier = run.last(Op.STEP, before=step, of=step.obj)
    backward = run.last(Op.BACKWARD, before=step)
    if backward is None or backward.obj is None or (earlier is not None and backward.index < earlier.index):
        return None
    if run.meeting(step, Op.ZERO_GRAD, after=backward, before=step):
        return None  # cleared since: the backward was another's, and LL106 tells of the one that lacks
    if not backward.obj.reaches or run.meeting(step, Op.BACKWARD, after=earlier, before=step, unsure=True):
        return None
    cuts = (cut for cut in backward.obj.facts.get("cuts", ()) if _holds(cut.get("models", ()), step))
    return next(((backward, cut) for cut in cuts), None)


def _holds(models: Iterable[Obj], step: Event) -> bool:
    return any(related(model, part) for model in models for part in step.params or ())


def _uncut(cut: Mapping[str, Any]) -> tuple[changes.Change, ...]:
    """The value itself in the place of what was made of it."""
    if cut["by"] == "data":
        return (changes.replace(cut["at"], "{}", changes.receiver(cut["at"])),)
    return (changes.undo(cut["at"]),) if cut["by"] in ("item", "detach", "variable") else ()


def _finding(cut: Mapping[str, Any], backward: Event, what: str) -> Finding:
    why, instead = _CUTS.get(cut["by"], _OTHER)
    return Finding(
        cut["at"],
        f"{why}: the backward from it reaches {what}",
        (Note(cut["at"], "the graph ends here"), Note(backward, "this backward trains nothing behind it")),
        Fix(instead, changes=_uncut(cut)),
    )
