"""
# What is loaded is not what was saved
The keys of a checkpoint are written in one place and read in another, and nobody tries the second until a run has
died. A key that is read and never saved is a KeyError then; states that were saved under each other's key, as swapped
arguments of a helper do, fail or load nonsense; a state that is saved and never put back starts from nothing after
each resume.

```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])  # LL502
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "optim": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
```python fixed
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optim"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "optim": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
scheduler = torch.optim.lr_scheduler.StepLR(optimizer, 30)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")  # LL502
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    scheduler.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["scheduler"] = scheduler.state_dict()
    torch.save(state, "last.pt")
```
```python good
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    if "step" in state:  # written by an older version
        print(state["step"])
    start = state.get("epochs_done", state["epoch"])
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Content, Event, Finding, Fix, Group, Note, Obj, Op, Piece, Read, Role, Run, changes, resume, rule

DRIVING = (Role.OPTIMIZER, Role.SCHEDULER, Role.SCALER)


@rule(
    "LL502",
    "checkpoint-key-mismatch",
    Group.ERROR,
    reads={Op.LOAD, Op.RESTORE, Op.SAVE, Op.STEP, Op.SCHEDULE, Op.SCALE},
    needs={Op.LOAD, Op.SAVE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Each resume against what the saves of the same training hold."""
    for found in resume.resumes(run):
        saves = resume.saves(run, found)
        contents: list[Content] = list({id(c): c for c in (save.args["content"] for save in saves)}.values())
        if not saves or any(content.open for content in contents) or not _same_format(found, contents):
            continue
        if missing := [read for read in found.reads if not read.optional and not _is_held(read, contents)]:
            yield _never_saved(missing[0], saves[-1], found)
        elif crossed := _crossed(found, contents):
            yield _under_another_key(*crossed, saves[-1])
        elif forgotten := [obj for obj in _driving(run) if _is_forgotten(run, found, contents, obj)]:
            yield _never_put_back(found, forgotten[0], saves[-1])


def _same_format(found: resume.Resume, contents: list[Content]) -> bool:
    """Whether most of what is read is among what is saved: otherwise the file is another program's."""
    asked = {read.keys[0]: read for read in found.reads}
    held = [read for read in asked.values() if _is_held(read, contents)]
    return bool(held) and len(held) * 2 >= len(asked)


def _is_held(read: Read, contents: list[Content]) -> bool:
    return any(_holds(content, read.keys) for content in contents)


def _holds(content: Content, keys: tuple[Any, ...]) -> bool:
    """Whether a key is saved, or lies within something that is, or leads to something that is."""
    return any(own[: len(keys)] == keys[: len(own)] for own in content.pieces)


def _crossed(found: resume.Resume, contents: list[Content]) -> tuple[Event, Piece] | None:
    """An object that is given the state of an object of another kind."""
    for event in found.restored:
        for origin in resume.source(event).origins:
            pieces = [p for content in contents if (p := content.pieces.get(origin.keys)) is not None]
            if event.obj is None or len(pieces) != 1 or not pieces[0].objs:
                continue
            if all(_is_another(event.obj, obj) for obj in pieces[0].objs):
                return event, pieces[0]
    return None


def _is_another(one: Obj, other: Obj) -> bool:
    kinds = (*DRIVING, Role.MODEL)
    return one.role is not other.role and one.role in kinds and other.role in kinds


def _driving(run: Run) -> Iterator[Obj]:
    yield from (obj for obj in run.objects(Op.STEP, Op.SCHEDULE, Op.SCALE) if obj.role in DRIVING)


def _is_forgotten(run: Run, found: resume.Resume, contents: list[Content], obj: Obj) -> bool:
    """Whether an object's state is in each file, and neither read nor put back anywhere."""
    keys = [k for content in contents for k, p in content.pieces.items() if any(o.root is obj.root for o in p.objs)]
    if not keys or any(event.obj is not None and event.obj.root is obj.root for event in run.all(Op.RESTORE)):
        return False
    if obj.args.get("last_epoch") not in (None, -1):
        return False
    first = run.next(Op.STEP, after=found.load)
    if any(first is not None and found.load.index < e.index < first.index for e in run.all(Op.SCHEDULE, of=obj)):
        return False  # wound forward by hand
    asked = {read.keys[0] for read in found.reads}
    return "*" not in asked and not asked & {k[0] for k in keys}


def _as_saved(read: Read, save: Event, found: resume.Resume) -> tuple[changes.Change, ...]:
    """The key under which the state of the same object is saved, in the place of the one that is read."""
    restored = (e for e in found.restored if any(o.keys == read.keys for o in resume.source(e).origins))
    obj = next((event.obj for event in restored), None)
    pieces = save.args["content"].pieces.items()
    saved = [keys[-1] for keys, piece in pieces if obj is not None and any(o.root is obj.root for o in piece.objs)]
    if len(saved) != 1 or not isinstance(saved[0], str) or '"' in saved[0]:
        return ()
    return (changes.replace(changes.key(read.at), f'"{saved[0]}"'),)


def _never_saved(read: Read, save: Event, found: resume.Resume) -> Finding:
    held = ", ".join(repr(keys[0]) for keys in save.args["content"].pieces)
    return Finding(
        read.at,
        f"the key {read.keys[-1]!r} is read, but never saved: the first resume ends in a KeyError",
        (Note(save, f"saved here: {held}"[:160]), Note(found.load, "loaded here")),
        Fix("read and write the same keys", changes=_as_saved(read, save, found)),
        on_data=True,
        along=True,
    )


def _under_another_key(event: Event, piece: Piece, save: Event) -> Finding:
    mine, other = (obj.name or obj.role.value for obj in (event.obj or piece.objs[0], piece.objs[0]))
    return Finding(
        event,
        f"{mine} is given the state of {other}: it was saved under the wrong key",
        (Note(event, "put back here"), Note(save, f"{other} is saved here")),
        Fix("save each state under its own key: look at the order of the arguments"),
        on_data=True,
        along=True,
    )


def _put_back(found: resume.Resume, obj: Obj, save: Event) -> tuple[changes.Change, ...]:
    """The state out of what is loaded, behind the others."""
    pieces = save.args["content"].pieces.items()
    found_keys = (keys for keys, piece in pieces if any(o.root is obj.root for o in piece.objs))
    keys: tuple[Any, ...] = next(found_keys, ())
    if len(keys) != 1 or not isinstance(keys[0], str) or not found.restored:
        return ()
    words = changes.spelled(obj.name), changes.target(found.load)
    return (changes.after(found.restored[-1], f'{{}}.load_state_dict({{}}["{keys[0]}"])', *words),)


def _never_put_back(found: resume.Resume, obj: Obj, save: Event) -> Finding:
    name = obj.name or obj.role.value
    return Finding(
        found.load,
        f"the state of {name} is saved, but not put back: after a resume it begins anew",
        (Note(save, "saved here"),),
        Fix(f"call {name}.load_state_dict(...) as well", changes=_put_back(found, obj, save)),
        on_data=True,
        along=True,
    )
