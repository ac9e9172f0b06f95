"""
# A checkpoint within an epoch does not say where in it
A checkpoint that is written every so many batches holds an epoch in part. Resumed without the position in the data,
the epoch begins again: its first samples are trained twice, and the last ones of a run that is often killed hardly
ever.

```python bad
import os

import torch
from torch.utils.data import DataLoader, TensorDataset

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
loader = DataLoader(TensorDataset(torch.randn(10000, 8)), batch_size=8, shuffle=True)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
for epoch in range(start, 10):
    for i, (inputs,) in enumerate(loader):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        if i % 500 == 499:
            state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}
            torch.save(state, "last.pt")  # LL517
```
```python fixed
import os

import torch
from torch.utils.data import DataLoader, TensorDataset

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
loader = DataLoader(TensorDataset(torch.randn(10000, 8)), batch_size=8)
start, done = 0, 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start, done = state["epoch"], state["batch"]
for epoch in range(start, 10):
    for i, (inputs,) in enumerate(loader):
        if epoch == start and i < done:
            continue
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        if i % 500 == 499:
            state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch}
            state["batch"] = i + 1
            torch.save(state, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Event, Finding, Fix, Group, LoopKind, Note, Op, Run, phases, resume, rule

POSITION = frozenset(
    {"batch", "batches", "position", "index", "idx", "sampler", "loader", "dataloader", "samples", "seen", "consumed"}
    | {"offset", "data", "cursor"}
)
STEPS = frozenset({"step", "steps", "iter", "iters", "iteration", "iterations", "it", "i", "n"})  # or only a count


@rule(
    "LL517",
    "loader-position-not-saved",
    Group.WARNING,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.SCHEDULE, Op.SCALE},
    needs={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP},
)
def check(run: Run) -> Iterator[Finding]:
    """What a run resumes from is written inside the batch loop, and holds an epoch but no place in it."""
    for found in resume.resumes(run):
        save = resume.fullest(run, resume.saves(run, found))
        if save is None or not resume.goes_on(run, found) or not _is_amid(save):
            continue
        content: Content = save.args["content"]
        says = set(phases.words(" ".join(f"{keys} {piece.text}" for keys, piece in content.pieces.items())))
        counted = bool(STEPS & says)
        if not content.open and not POSITION & says and not (counted and found.load.args.get("skips", True)):
            yield _finding(save, found, counted)


def _is_amid(save: Event) -> bool:
    """Whether it is written within a pass over a loader that has an end, inside of epochs."""
    loops = save.loops()
    inner = loops[-1].loop if loops else None
    last = any(guard.last or "len(" in guard.text for guard in save.guards)
    return inner is not None and inner.kind is LoopKind.BATCH and bool(save.loops(LoopKind.EPOCH)) and not last


def _finding(save: Event, found: resume.Resume, counted: bool) -> Finding:
    lacks = "nothing skips the batches that were done" if counted else "does not say where"
    return Finding(
        save,
        f"the checkpoint stands within an epoch and {lacks}: a resumed run trains its first samples again",
        (Note(save, "saved here"), Note(found.load, "resumed from here")),
        Fix("save the number of batches done as well, and skip them; or save at the end of an epoch"),
        on_data=True,
        along=True,
    )
