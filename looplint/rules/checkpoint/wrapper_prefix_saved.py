"""
# The wrapper's names are saved, and loaded without it
`state_dict()` of a model in `DistributedDataParallel`, `DataParallel` or `torch.compile` names everything `module.`
or `_orig_mod.`. Loaded into the model itself no name fits: the load raises, or with `strict=False` nothing is loaded.

```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
if os.path.exists("last.pt"):
    model.load_state_dict(torch.load("last.pt", map_location="cpu")["model"])
model = torch.compile(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save({"model": model.state_dict()}, "last.pt")  # LL515
```
```python fixed
import os

import torch

model = torch.nn.Linear(8, 1)
if os.path.exists("last.pt"):
    model.load_state_dict(torch.load("last.pt", map_location="cpu")["model"])
compiled = torch.compile(model)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    compiled(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save({"model": model.state_dict()}, "last.pt")
```
```python good
import os

import torch

model = torch.compile(torch.nn.Linear(8, 1))
if os.path.exists("last.pt"):
    model.load_state_dict(torch.load("last.pt", map_location="cpu")["model"])
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
torch.save({"model": model.state_dict()}, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Content, Event, Finding, Fix, Group, Note, Obj, Op, Piece, Role, Run, changes, resume, rule

PREFIXES = {"DistributedDataParallel": "module.", "DataParallel": "module.", "compile": "_orig_mod."}


@rule(
    "LL515",
    "wrapper-prefix-saved",
    Group.WARNING,
    reads={Op.SAVE, Op.LOAD, Op.RESTORE, Op.WRAP, Op.STATE},
    needs={Op.SAVE, Op.LOAD, Op.RESTORE, Op.WRAP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """The names that are saved of a model, against those of the face of it that loads them."""
    for found in resume.loads(run):
        for restored in found.restored:
            if restored.through is None or restored.through.role is not Role.MODEL or restored.args.get("prefix"):
                continue
            for save in run.all(Op.SAVE):
                piece = _loaded(save, found, restored)
                saved = {prefix(obj) for obj in piece.objs} if piece is not None else set()
                if len(saved) == 1 and (name := saved.pop()) and name != prefix(restored.through):
                    yield _finding(run, save, restored, name)


def prefix(obj: Obj) -> str:
    """What the wrappers of a model, as written, put before each name."""
    own = PREFIXES.get(obj.made.rpartition(".")[2], "")
    return own + (prefix(obj.base) if obj.base is not None else "")


def _loaded(save: Event, found: resume.Resume, restored: Event) -> Piece | None:
    """The saved piece that is put back here: under the same keys, of the same model."""
    content: Content = save.args["content"]
    for origin in resume.source(restored).origins:
        piece = content.pieces.get(origin.keys)
        same_file = save.args.get("path") == found.load.args.get("path")
        if piece is None or piece.how != "state" or origin.edited or not (origin.keys or same_file):
            continue
        if restored.obj is not None and all(_is_loaded(obj.root, restored.obj.root, same_file) for obj in piece.objs):
            return piece
    return None


def _is_loaded(saved: Obj, loaded: Obj, same_file: bool) -> bool:
    """Whether what is saved of a model is put back into it, or by the same file into another of its kind."""
    return saved is loaded or (same_file and saved.known and saved.made == loaded.made)


def _unwrapped(run: Run, save: Event, restored: Event, name: str) -> tuple[changes.Change, ...]:
    """The state of the inner model, taken where that of the wrapper is now."""
    states = run.within(None, save, Op.STATE)
    taken = [e for e in states if e.obj is not None and restored.obj is not None and e.obj.root is restored.obj.root]
    inner = f".{name.removesuffix('.')}"
    return (changes.suffix(changes.receiver(taken[-1]), inner),) if taken and name.count(".") == 1 else ()


def _finding(run: Run, save: Event, restored: Event, name: str) -> Finding:
    return Finding(
        save,
        f"the wrapper's state_dict names everything {name}*: loaded into the model itself, nothing fits",
        (Note(save, "saved with the prefix"), Note(restored, "loaded without it")),
        Fix("save the state_dict of the model inside the wrapper", changes=_unwrapped(run, save, restored, name)),
        on_data=True,
        along=True,
    )
