"""
# The optimizer does not hold what is trained
An optimizer holds the parameters that it was given, not the model. A layer that is replaced or added later, a second
instance of the model, a criterion with parameters of its own, a part that is unfrozen after the optimizer took only the
trainable ones: their gradients are computed in each step, and nobody uses them. The loss often falls all the same.

Build the optimizer last, over all that is to be trained, or add a group to it.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1000))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model[2] = nn.Linear(8, 10)  # LL109
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 8), nn.ReLU(), nn.Linear(8, 1000))
model[2] = nn.Linear(8, 10)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python bad
import torch
from torch import nn

class CenterLoss(nn.Module):
    def __init__(self, classes, dim):
        super().__init__()
        self.centers = nn.Parameter(torch.randn(classes, dim))

    def forward(self, features, labels):
        return (features - self.centers[labels]).pow(2).sum(1).mean()

model, criterion = nn.Linear(8, 4), CenterLoss(10, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)  # LL109
for inputs, labels in torch.load("batches.pt"):
    optimizer.zero_grad()
    criterion(model(inputs), labels).backward()
    optimizer.step()
```
```python bad
import torch
from torch import nn

body, head = nn.Linear(8, 8), nn.Linear(8, 2)
body.requires_grad_(False)
params = [p for m in (body, head) for p in m.parameters() if p.requires_grad]
optimizer = torch.optim.SGD(params, lr=0.1)
for epoch in range(10):
    if epoch == 5:
        body.requires_grad_(True)  # LL109
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        head(body(inputs)).pow(2).mean().backward()
        optimizer.step()
```
A pretrained part that stays as it is, groups added later, and layers without parameters:

```python good
import copy
import torch
from torch import nn

encoder, head = nn.Linear(8, 8), nn.Linear(8, 2)
encoder.load_state_dict(torch.load("encoder.pt"))
optimizer = torch.optim.SGD(head.parameters(), lr=0.1)
average = copy.deepcopy(head)
head.activation = nn.ReLU()
head.extra = nn.Linear(2, 2)
optimizer.add_param_group({"params": head.extra.parameters()})
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    head(encoder(inputs)).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, Span, holders, rule

_ORDER = Fix("build the optimizer after this, or add the new parameters with add_param_group()")
_LATER = Fix("freeze first, and put the new layer in afterwards")
_ALL = Fix("give the optimizer the parameters of all that is to be trained")


@rule(
    "LL109",
    "optimizer-misses-parameters",
    Group.ERROR,
    reads={Op.MAKE, Op.WRAP, Op.ATTACH, Op.ADD_PARAMS, Op.FREEZE, Op.UNFREEZE, Op.RESTORE, Op.MENTION}
    | {Op.BACKWARD, Op.STEP, Op.ZERO_GRAD, Op.ASSIGN_GRAD, Op.UPDATE},
    needs={Op.MAKE, Op.BACKWARD, Op.STEP},
    roles={Role.MODEL, Role.OPTIMIZER, Role.CRITERION, Role.PARAMETERS},
)
def check(run: Run) -> Iterator[Finding]:
    """For each way in which parameters come to miss in an optimizer."""
    made = [(event, o) for event, o in holders.made(run) if o.of and run.all(Op.STEP, of=o)]
    for event, optimizer in made:
        yield from _put_in_later(run, event, optimizer)
        yield from _unfrozen_later(run, event, optimizer)
        yield from _all_frozen(run, event, optimizer)
    if made and holders.all_known(run):
        yield from _left_out(run, made)


def _put_in_later(run: Run, made: Event, optimizer: Obj) -> Iterator[Finding]:
    """A layer replaced or added, or all parameters replaced by a wrapper, after the optimizer was built."""
    for event in run.within(made, None, Op.ATTACH, Op.WRAP, Op.RESTORE):
        model, part = event.obj, event.args.get("part")
        if model is None or not holders.holds_whole(optimizer, model):
            continue
        new = part is not None and holders.is_new(run, part, made) and not holders.added_after(run, made, part)
        replaced = _replaces(event) and not holders.added_after(run, event, model)
        if (new or replaced) and holders.stepped_after(run, event, optimizer):
            what = "new parameters come into the model" if new else "the parameters are replaced"
            yield _finding(event, made, f"{what} after the optimizer was built: they are not in it", _ORDER)


def _replaces(event: Event) -> bool:
    """Whether other parameters are put in the place of the old ones; FSDP may keep them."""
    if event.op is Op.RESTORE:
        return event.args.get("assign") is True
    wrapped = event.through.args if event.through is not None else {}
    return bool(event.args.get("replaces_parameters")) and wrapped.get("use_orig_params") is not True


def _unfrozen_later(run: Run, made: Event, optimizer: Obj) -> Iterator[Finding]:
    """A part that was frozen when the optimizer took the trainable parameters."""
    for event in run.within(made, None, Op.UNFREEZE):
        part = event.obj
        if part is None or not holders.all_known(run) or not holders.frozen(run, part, made):
            continue
        own = holders.holds(optimizer, part)
        missing = optimizer.facts.get("only_trainable") if own else holders.nobody_holds(run, part)
        if missing and holders.stepped_after(run, event, optimizer) and not holders.added_after(run, event, part):
            yield _finding(event, made, "what is unfrozen here is not in the optimizer: it stays as it is", _ORDER)


def _all_frozen(run: Run, made: Event, optimizer: Obj) -> Iterator[Finding]:
    """An optimizer of which every parameter is frozen at its first step."""
    step = holders.stepped_after(run, made, optimizer)
    freezes = [holders.frozen(run, model, step) for model in optimizer.of or ()] if step is not None else []
    last = freezes[-1] if freezes else None
    if last is None or not all(freezes):
        return
    new = [a for a in run.within(None, last, Op.ATTACH) if a.obj is not None and holders.holds(optimizer, a.obj)]
    if new and last.index < made.index:
        message = "the layer that was put in is frozen with all the others: the optimizer changes nothing"
        yield Finding(last, message, (Note(new[-1], "put in here"), Note(made, "the optimizer is built here")), _LATER)
    else:
        yield _finding(made, last, "all parameters of this optimizer are frozen: its steps change nothing", _ALL)


def _left_out(run: Run, made: list[tuple[Event, Obj]]) -> Iterator[Finding]:
    """Models and criteria that gradients flow into, and that no optimizer holds."""
    for backward in run.all(Op.BACKWARD):
        step = run.next(Op.STEP, after=backward)
        if step is None or backward.obj is None or run.shared_loop(backward, step) is None:
            continue
        reached = [*sorted(backward.params or (), key=_place), *backward.obj.facts.get("learnable", ())]
        for part in dict.fromkeys(reached):
            event = next((e for e, o in made if o is step.obj), None)
            for one in (part, *holders.forgotten(run, part)):
                if event is not None and holders.is_meant_to_learn(run, one) and holders.nobody_holds(run, one):
                    yield _missing(run, one, event)


def _place(part: Obj) -> tuple[bool, Span]:
    """Parts in the order of the text, that the one which is named be always the same."""
    return part.at is None, part.at or Span("", 0)


def _missing(run: Run, part: Obj, made: Event) -> Finding:
    again, old = run.made(part), made.obj.of[0] if made.obj is not None and made.obj.of else None
    name = part.name or part.made.rpartition(".")[2]
    if again is not None and old is not None and again.index > made.index and old.made == part.made:
        return _finding(again, made, f"this {name} is not the one that the optimizer holds: it never learns", _ALL)
    message = f"no optimizer holds {name}: gradients flow into it, but it never learns"
    return _finding(made, again or made, message, _ALL)


def _finding(at: Event, other: Event, message: str, fix: Fix) -> Finding:
    what = "the optimizer is built here" if other.obj is not None and other.obj.of is not None else "see here"
    return Finding(at, message, (Note(other, what),), fix)
