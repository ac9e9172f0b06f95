"""
# The best metric does not survive a resume
The best value so far decides which weights are kept. A resumed run whose best begins at zero again takes its first
epoch for a new best, and overwrites the best file with worse weights; a patience counter begins anew likewise.

```python bad
import os

import torch

def validate(model):
    with torch.no_grad():
        return model(torch.ones(1, 8)).item()

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
start, best_score = 0, 0.0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    score = validate(model)
    if score > best_score:
        best_score = score
        torch.save(model.state_dict(), "best.pt")
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}  # LL511
    torch.save(state, "last.pt")
```
```python fixed
import os

import torch

def validate(model):
    with torch.no_grad():
        return model(torch.ones(1, 8)).item()

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
start, best_score = 0, 0.0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start, best_score = state["epoch"], state["best"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    score = validate(model)
    if score > best_score:
        best_score = score
        torch.save(model.state_dict(), "best.pt")
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["best"] = best_score
    torch.save(state, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Record, Run, phases, resume, rule


@rule(
    "LL511",
    "best-metric-not-resumed",
    Group.WARNING,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.SCHEDULE, Op.SCALE, Op.BEST, Op.STATE},
    needs={Op.LOAD, Op.SAVE, Op.STEP, Op.BEST},
)
def check(run: Run) -> Iterator[Finding]:
    """A record that begins at a constant in a run that resumes, and that decides what is kept."""
    for found in resume.resumes(run):
        told: set[str] = set()
        for best in run.within(found.load, None, Op.BEST):
            record: Record = best.args["record"]
            if record.name not in told and _is_lost(found, record) and _decides(run, best, record):
                told.add(record.name)
                save = resume.fullest(run, resume.saves(run, found))
                yield _finding(found, best, record, save)


def _is_lost(found: resume.Resume, record: Record) -> bool:
    """Whether the record begins at a number, and no key of the checkpoint speaks of it."""
    if not record.starts or not all(value is None or type(value) in (int, float) for value in record.starts):
        return False
    mine = set(phases.words(f"{record.name} {record.value}")) | {"best"}
    return not any(mine & set(phases.words(str(read.keys[-1]))) or read.keys[-1] == "*" for read in found.reads)


def _decides(run: Run, best: Event, record: Record) -> bool:
    """Whether breaking the record keeps weights, in an epoch of the training."""
    if not any(run.shared_loop(best, step) for step in run.all(Op.STEP)):
        return False
    kept = run.within(best, None, Op.SAVE, Op.STATE)
    return any(run.same_turn(best, event) and _under(event, record) for event in kept)


def _under(event: Event, record: Record) -> bool:
    return any(record.name in guard.text or "best" in guard.text for guard in event.guards)


def _finding(found: resume.Resume, best: Event, record: Record, save: Event | None) -> Finding:
    at = (save.args["content"].at or save) if save is not None else best
    return Finding(
        at,
        f"{record.name} is not in the checkpoint: the first epoch after a resume overwrites the best weights",
        (Note(best, f"{record.name} decides here"), Note(found.load, "resumed from here")),
        Fix(f"save and load {record.name} as well"),
        on_data=True,
        along=True,
    )
