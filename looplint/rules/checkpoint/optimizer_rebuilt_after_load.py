"""
# The optimizer is built again after its state was loaded
A new optimizer knows nothing of the state that was loaded into the old one: moments begin at zero and the learning
rate is the initial one, as if the checkpoint had held weights only.

```python bad
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
start = 0
if os.path.exists("last.pt"):
    state = torch.load("last.pt", map_location="cpu")
    model.load_state_dict(state["model"])
    optimizer.load_state_dict(state["optimizer"])
    start = state["epoch"]
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)  # LL516
for epoch in range(start, 100):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
```python fixed
import os

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
start = 0
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
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
```python good
import torch

def build(model, path):
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-3)
    if path:
        optimizer.load_state_dict(torch.load(path, map_location="cpu")["optimizer"])
    return optimizer

model = torch.nn.Linear(8, 1)
critic = torch.nn.Linear(8, 1)
optimizer = build(model, "last.pt")
critics = torch.optim.AdamW(critic.parameters(), lr=1e-3)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    critics.zero_grad()
    critic(inputs).pow(2).mean().backward()
    critics.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, Span, changes, related, resume, rule


@rule(
    "LL516",
    "optimizer-rebuilt-after-load",
    Group.ERROR,
    reads={Op.MAKE, Op.LOAD, Op.RESTORE, Op.STEP},
    needs={Op.RESTORE, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """An optimizer that is restored and never steps; another one over the same model, made later, does."""
    for restored in run.all(Op.RESTORE):
        old = restored.obj
        if old is None or old.role is not Role.OPTIMIZER or not resume.source(restored).origins or restored.loops():
            continue
        if run.next(Op.STEP, after=restored, of=old) is None and (made := _successor(run, restored, old)) is not None:
            yield _finding(run, made, restored)


def _successor(run: Run, restored: Event, old: Obj) -> Event | None:
    for made in run.within(restored, None, Op.MAKE):
        new = made.obj
        if new is None or new.role is not Role.OPTIMIZER or made.loops() or run.all(Op.RESTORE, of=new):
            continue
        if any(related(a, b) for a in new.of or () for b in old.of or ()) and run.next(Op.STEP, after=made, of=new):
            return made
    return None


def _place(run: Run, made: Event, restored: Event) -> Event | Span:
    """Where it is built again: the second call of a factory that built the first one as well, else the constructor."""
    first = run.made(restored.obj) if restored.obj is not None else None
    if first is None or first.at != made.at:
        return made
    known = {id(turn.loop) for turn in restored.turns}
    return next((t.loop.at for t in made.turns if id(t.loop) not in known and t.loop.at is not None), made)


def _finding(run: Run, made: Event, restored: Event) -> Finding:
    name = made.obj.name if made.obj is not None and made.obj.name else "the optimizer"
    return Finding(
        _place(run, made, restored),
        f"{name} is built again after its state was loaded: the loaded moments and rates are gone",
        (Note(restored, "loaded here"), Note(made, "replaced here")),
        Fix(
            "load the state into the optimizer that trains, after it is built",
            changes=(changes.move_after(restored, made, inside=True, past=True),),
        ),
    )
