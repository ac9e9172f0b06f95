"""
# Kept weights are the live ones
`state_dict()` hands out the tensors of the model, not copies. A dict that is kept from the best epoch changes with
every later step, and so does `best_model = model`, which is a second name for one model: what is loaded, tested or
saved in the end are the last weights. `dict(...)`, `.copy()` and `{k: v for k, v in ...}` copy the dict and not the
tensors.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
best, weights = float("inf"), None
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
    if loss.item() < best:
        best = loss.item()
        weights = model.state_dict()  # LL504
model.load_state_dict(weights)
```
```python fixed
import copy

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
best, weights = float("inf"), None
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
    if loss.item() < best:
        best = loss.item()
        weights = copy.deepcopy(model.state_dict())
model.load_state_dict(weights)
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
best = float("inf")
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
    if loss.item() < best:
        best = loss.item()
        best_model = model  # LL504
torch.save(best_model.state_dict(), "best.pt")
```
```python bad
import torch

def run(model, batches, rate):
    start = {name: tensor.detach() for name, tensor in model.state_dict().items()}  # LL504
    optimizer = torch.optim.SGD(model.parameters(), lr=rate)
    for inputs in batches:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    model.load_state_dict(start)
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
best, state = float("inf"), {}
weights = model.state_dict()
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
    if loss.item() < best:
        best = loss.item()
        state = {"model": model.state_dict(), "epoch": epoch}
        torch.save(state, "best.pt")
        weights = {name: tensor.clone() for name, tensor in model.state_dict().items()}
model.load_state_dict(weights)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, Note, Obj, Op, Piece, Role, Run, changes, related, rule
from looplint.regex import regex

USES = {Op.RESTORE: "put back", Op.SAVE: "saved", Op.FORWARD: "used", Op.STATE: "taken again"}

_COUNTS = regex(r"range\(|count\(|\b\w*(?:loader|dl|batches)\b|[<>]")


@rule(
    "LL504",
    "state-dict-aliased",
    Group.ERROR,
    reads={Op.MAKE, Op.STATE, Op.RESTORE, Op.SAVE, Op.FORWARD, Op.STEP},
    needs={Op.STATE, Op.STEP},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A state dict, or a second name of a model, that is used after the model was trained further."""
    yield from _collected(run)
    for use in run.all(*USES):
        for token in sorted(_tokens(use)):
            taken = next((e for e in reversed(run.within(None, use, Op.STATE)) if e.args["token"] == token), None)
            if taken is None or taken.obj is None or taken.obj.role is not Role.MODEL:
                continue
            step = _step_between(run, taken, use)
            if step is not None and _is_meant_as_copy(taken, use):
                yield _finding(taken, step, use)


def _collected(run: Run) -> Iterator[Finding]:
    """State dicts of one model that a list gets in the turns of a loop in which it is trained."""
    before: dict[object, Event] = {}
    for put in run.all(Op.STATE):
        if put.args["how"] != "collected" or put.obj is None or put.obj.role is not Role.MODEL:
            continue
        first = before.setdefault(put.at, put)
        taken = next((e for e in run.within(None, first, Op.STATE) if e.args["token"] == put.args["of"]), None)
        step = _step_between(run, first, put) if first is not put else None
        if taken is None or step is None or _is_another(run, put):
            continue
        yield _finding(taken, step, put)


def _is_another(run: Run, put: Event) -> bool:
    """Whether each turn has a model of its own, or one of several."""
    loop: Loop = put.args["loop"]
    if loop.counts not in ("epochs", "repetitions", "searches") and not _COUNTS.search(loop.name):
        return True  # over clients, or the members of an ensemble
    lineage = put.obj.lineage() if put.obj is not None else ()
    if any(id(loop) in part.facts.get("varies", ()) for part in lineage):
        return True
    makes = (run.made(part) for part in lineage)
    return any(made is not None and any(turn.loop is loop for turn in made.turns) for made in makes)


def _piece(use: Event) -> Piece | None:
    return use.args.get("source") if use.op is Op.RESTORE else None


def _tokens(use: Event) -> set[str]:
    """The STATE events whose tensors are used here."""
    pieces = [p for p in (_piece(use), *_saved(use)) if p is not None]
    found = {token for piece in pieces for token in piece.tokens}
    objects = [use.through, *(obj for piece in pieces for obj in piece.objs)]
    return found | {str(obj.facts["alias"]) for obj in objects if obj is not None and _is_alias(obj, use)}


def _saved(use: Event) -> list[Piece]:
    return list(use.args["content"].pieces.values()) if use.op is Op.SAVE else []


def _is_alias(obj: Obj, use: Event) -> bool:
    return "alias" in obj.facts and use.args.get("token") != obj.facts["alias"]


def _step_between(run: Run, taken: Event, use: Event) -> Event | None:
    """A step that changed the model in between."""
    for step in run.between(taken, use, Op.STEP):
        if step.params is None and len(run.optimizers) == 1:
            return step
        if any(related(model, taken.obj) for model in step.params or () if taken.obj is not None):
            return step
    return None


def _is_meant_as_copy(taken: Event, use: Event) -> bool:
    """Whether the use means the weights of then: they go back into a model, or are those of a chosen moment."""
    chosen = bool(taken.loops()) and any(guard.kind != "config" for guard in taken.guards)
    piece = _piece(use)
    if piece is None or taken.args["how"] == "alias":
        return chosen or (taken.args["how"] == "alias" and "best" not in str(getattr(taken.through, "name", "")))
    placeholder = not taken.loops() and len(piece.objs) > 1
    same = use.obj is not None and taken.obj is not None and use.obj.root is taken.obj.root
    return chosen or (same and not placeholder)


def _finding(taken: Event, step: Event, use: Event) -> Finding:
    name = taken.obj.name if taken.obj is not None and taken.obj.name else "model"
    if taken.args["how"] == "alias":
        second = taken.through.name if taken.through is not None else "it"
        message = f"{second} is a second name for {name}, not a copy: it changes with every later step"
        fix = f"write {second} = copy.deepcopy({name})"
    else:
        message = f"{name}.state_dict() hands out the live tensors: what is {USES[use.op]} later are the last weights"
        fix = f"keep copy.deepcopy({name}.state_dict())"
    notes = (Note(taken, "kept here"), Note(step, "changed here"), Note(use, f"{USES[use.op]} here"))
    value = changes.added(taken)
    copy = changes.replace(value, "{}({})", changes.library("copy.deepcopy"), value)
    return Finding(taken, message, notes, Fix(fix, safe=True, changes=(copy,)), on_data=True)
