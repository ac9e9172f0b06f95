"""
# The best weights are kept, and the last ones tested
Each epoch that improves is written to a file, and then the model that is tested is the one of the last epoch: the
number that is reported belongs to weights that nobody keeps, and overfits as much as the last epoch did.

```python bad
import torch
from torch import nn

def evaluate(model, batches):
    model.eval()
    with torch.no_grad():
        return sum(model(inputs).pow(2).mean().item() for inputs in batches)

model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(), nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters())
train_loader, val_loader, test_loader = torch.load("loaders.pt")
best = float("inf")
for epoch in range(100):
    model.train()
    for inputs in train_loader:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    val_loss = evaluate(model, val_loader)
    if val_loss < best:
        best = val_loss
        torch.save(model.state_dict(), "best.pt")
print(evaluate(model, test_loader))  # LL510
```
```python fixed
import torch
from torch import nn

def evaluate(model, batches):
    model.eval()
    with torch.no_grad():
        return sum(model(inputs).pow(2).mean().item() for inputs in batches)

model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(), nn.Linear(8, 1))
optimizer = torch.optim.AdamW(model.parameters())
train_loader, val_loader, test_loader = torch.load("loaders.pt")
best = float("inf")
for epoch in range(100):
    model.train()
    for inputs in train_loader:
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    val_loss = evaluate(model, val_loader)
    if val_loss < best:
        best = val_loss
        torch.save(model.state_dict(), "best.pt")
model.load_state_dict(torch.load("best.pt", map_location="cpu"))
print(evaluate(model, test_loader))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Record, Role, Run, Span, phases, related, rule


@rule(
    "LL510",
    "best-state-not-used",
    Group.WARNING,
    reads={Op.BEST, Op.SAVE, Op.STATE, Op.RESTORE, Op.LOAD, Op.FORWARD, Op.EXPORT, Op.WRAP, Op.STEP},
    needs={Op.BEST, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """A test or an export after the training, nothing having been put back since the best weights were kept."""
    steps = run.all(Op.STEP)
    if not steps or run.within(steps[-1], None, Op.RESTORE, Op.LOAD):
        return
    told: set[int] = set()
    for forward in run.within(steps[-1], None, Op.FORWARD, Op.EXPORT, Op.WRAP):
        kept = _kept(run, forward)
        if kept is None or id(forward.obj) in told or not (_is_export(forward) or _is_test(run, forward)):
            continue
        told.add(id(forward.obj))
        yield _finding(forward, kept)


def _kept(run: Run, forward: Event) -> Event | None:
    """Where the best weights of this model are written to a file, or kept in memory."""
    for best in run.all(Op.BEST):
        record: Record = best.args["record"]
        for kept in run.within(best, forward, Op.SAVE, Op.STATE):
            same = any(forward.obj is not None and related(model, forward.obj) for model in _models(kept))
            if same and kept.loops() and any(record.name in guard.text for guard in kept.guards):
                return kept
    return None


def _models(kept: Event) -> Iterator[Obj]:
    """The models whose weights are in a file, or in a copy in memory."""
    if kept.op is Op.STATE:
        yield from [kept.obj] if kept.obj is not None and kept.args["how"] == "state" else []
        return
    for piece in kept.args["content"].pieces.values():
        yield from (obj for obj in piece.objs if obj.role is Role.MODEL)


def _is_export(event: Event) -> bool:
    return event.op is Op.EXPORT or "exports" in event.args


def _is_test(run: Run, forward: Event) -> bool:
    """Whether a forward stands after the training, in a test."""
    if (
        forward.op is not Op.FORWARD
        or forward.loops(LoopKind.EPOCH)
        or any(run.shared_loop(forward, step) for step in run.all(Op.STEP))
    ):
        return False
    said = [turn.loop.name for turn in forward.turns]
    said += [turn.loop.target for turn in forward.turns if turn.loop.kind is LoopKind.CALL]
    said += [turn.loop.over.name for turn in forward.turns if turn.loop.over is not None]
    return any({"test", "testing"} & set(phases.words(text)) for text in said)


def _place(forward: Event) -> Event | Span:
    """The outermost call that tests, else the forward."""
    calls = (t.loop for t in forward.turns if t.loop.kind is LoopKind.CALL and t.loop.at is not None)
    named = (c.at for c in calls if phases.speaks_of_evaluation(f"{c.name.rpartition('.')[2]} {c.target}"))
    return next(named, None) or forward


def _finding(forward: Event, kept: Event) -> Finding:
    name = forward.through.name if forward.through is not None and forward.through.name else "the model"
    done = "exported" if _is_export(forward) else "tested"
    return Finding(
        forward if _is_export(forward) else _place(forward),
        f"{name} is {done} with the weights of the last epoch: the best ones were kept, and are not loaded",
        (Note(kept, "the best weights are kept here"), Note(forward, f"{done} here")),
        Fix(f"load the best weights before it is {done}"),
        on_data=True,
    )
