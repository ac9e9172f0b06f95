"""
# Built anew in each turn of the training loop
An optimizer, scheduler, GradScaler or weight average that is made inside the epoch loop begins anew with each epoch.
Adam loses its moments and corrects its bias as if nothing had been learnt, momentum is gone, a schedule returns to its
first learning rate, the loss scale to 65536, the average to the weights of that moment. Often it is hidden in a helper
that trains one epoch: make them outside, and hand them in.

```python bad
import torch
from torch import nn

def train_epoch(model, data):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)  # LL110
    for inputs in data:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()

model = nn.Linear(8, 1)
for epoch in range(10):
    train_epoch(model, torch.randn(10, 16, 8))
```
```python fixed
import torch
from torch import nn

def train_epoch(model, data, optimizer):
    for inputs in data:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()

model = nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
for epoch in range(10):
    train_epoch(model, torch.randn(10, 16, 8), optimizer)
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
for epoch in range(10):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)  # LL110
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
```
A new model for each fold, a new phase, and an optimizer that keeps no state:

```python good
import torch
from torch import nn

def fit(model, data, epochs):
    optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
    for epoch in range(epochs):
        if epoch == 5:
            optimizer = torch.optim.SGD(model.parameters(), lr=1e-2, momentum=0.9)
        for inputs in data:
            optimizer.zero_grad()
            model(inputs).pow(2).mean().backward()
            optimizer.step()

for fold in range(5):
    fit(nn.Linear(8, 1), torch.randn(10, 16, 8), 10)
model = nn.Linear(8, 1)
for epoch in range(10):
    plain = torch.optim.SGD(model.parameters(), lr=0.1 / (epoch + 1))
    for inputs in torch.randn(10, 16, 8):
        plain.zero_grad()
        model(inputs).pow(2).mean().backward()
        plain.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Role, Run, Turn, changes, related, rule

_LOST = {
    Role.OPTIMIZER: "its state starts from nothing each time",
    Role.SCHEDULER: "the learning rate starts from its first value each time",
    Role.SCALER: "the loss scale starts from its first value each time",
    Role.EMA: "the average starts from the weights of that moment each time",
}
_USES = (Op.STEP, Op.SCHEDULE, Op.SCALE, Op.EMA_UPDATE)


@rule(
    "LL110",
    "optimizer-rebuilt-in-loop",
    Group.WARNING,
    reads={Op.MAKE, Op.RESTORE, Op.RESET, Op.ATTACH, Op.FREEZE, Op.UNFREEZE, Op.BACKWARD, *_USES},
    needs={Op.MAKE, Op.STEP, Op.BACKWARD},
    roles=_LOST.keys() | {Role.MODEL},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Made in a later turn of an epoch or batch loop, for what was there before the loop, and used in the same turn."""
    for made in run.all(Op.MAKE):
        obj = made.obj
        turn = made.loops()[-1] if made.loops() else None
        if obj is None or obj.role not in _LOST or turn is None or not turn.index or _is_on_purpose(made, obj):
            continue
        use = next((e for e in run.all(*_USES, of=obj) if turn in e.turns and run.same_turn(e, made)), None)
        if use is None or not _is_training_loop(turn, use) or _is_renewed(run, made, turn):
            continue
        unit = "batch" if turn.loop.kind is LoopKind.BATCH else "epoch"
        name = obj.name or obj.made.rpartition(".")[2]
        yield Finding(
            made,
            f"{name} is built anew in each {unit}: {_LOST[obj.role]}",
            (Note(turn.loop.at or made, f"the {unit} loop"), Note(use, "used here")),
            Fix(f"build {name} before the loop, and hand it in", changes=_before(made, turn)),
            doubt=_doubt(turn, obj),
        )


def _before(made: Event, turn: Turn) -> tuple[changes.Change, ...]:
    return (changes.move_before(made, turn.loop.at),) if turn.loop.at is not None else ()


def _is_on_purpose(made: Event, obj: Obj) -> bool:
    """Made under a test of the turn, without a state, or switched off."""
    if any(guard.kind != "config" for guard in made.guards) or obj.args.get("enabled") is False:
        return True
    return obj.made == "torch.optim.SGD" and obj.args.get("momentum") in (None, 0, 0.0)


def _is_training_loop(turn: Turn, use: Event) -> bool:
    """Whether a loop counts epochs or goes over batches, and no other training stands between it and the use."""
    inner = use.loops()[[t.loop for t in use.loops()].index(turn.loop) + 1 :]
    if any(t.loop.counts or t.loop.kind is LoopKind.EPOCH for t in inner) or turn.loop.counts not in ("", "epochs"):
        return False
    return turn.loop.counts == "epochs" or (turn.loop.kind is LoopKind.BATCH and turn.loop.over is not None)


def _is_renewed(run: Run, made: Event, turn: Turn) -> bool:
    """Whether what it is made of is new in this turn, or changed, or its state is put back."""
    obj = made.obj
    if obj is None or obj.of is None:
        return obj is None or obj.role is not Role.SCALER
    if any(part.role is Role.PARAMETERS or id(turn.loop) in part.root.facts.get("varies", ()) for part in obj.of):
        return True  # of a tensor that may be new, of a model that is
    changes = run.all(Op.MAKE, Op.RESTORE, Op.RESET, Op.ATTACH, Op.FREEZE, Op.UNFREEZE)
    here = [e for e in changes if turn in e.turns and run.same_turn(e, made) and e is not made]
    return any(e.obj is obj or any(related(part, e.obj) for part in obj.of) for e in here if e.obj is not None)


def _doubt(turn: Turn, obj: Obj) -> str:
    """An optimizer for each value of the learning rate is a schedule, of a kind."""
    rate = str(obj.args.get("lr", ""))
    counter = any(word.isidentifier() and word in rate for word in turn.loop.target.replace(",", " ").split())
    return "its learning rate follows the turn" if counter else ""
