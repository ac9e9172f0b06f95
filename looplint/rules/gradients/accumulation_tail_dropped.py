"""
# The last, partial window of an accumulation is never stepped
With a step on every Nth batch, the batches after the last full window have filled gradients that no step of this epoch
uses. Either the next epoch's clear throws them away (those samples do not count), or they leak into the next epoch's
first window, where they weigh on top of N others, computed with weights that have moved on.

Open the gate on the last batch too, step once more after the loop, or group batches before the loop.

```python bad
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(72, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for epoch in range(3):
    optimizer.zero_grad()
    for i, inputs in enumerate(loader):
        (model(inputs).pow(2).mean() / accumulate).backward()
        if (i + 1) % accumulate == 0:  # LL105
            optimizer.step()
            optimizer.zero_grad()
```
```python fixed
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(72, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for epoch in range(3):
    optimizer.zero_grad()
    for i, inputs in enumerate(loader):
        (model(inputs).pow(2).mean() / accumulate).backward()
        if (i + 1) % accumulate == 0 or i + 1 == len(loader):
            optimizer.step()
            optimizer.zero_grad()
```
```python good
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(72, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for epoch in range(3):
    for i, inputs in enumerate(loader):
        (model(inputs).pow(2).mean() / accumulate).backward()
        if (i + 1) % accumulate == 0:
            optimizer.step()
            optimizer.zero_grad()
    if (i + 1) % accumulate != 0:
        optimizer.step()
        optimizer.zero_grad()
for epoch in range(3):
    for i, inputs in enumerate(loader):
        if i // accumulate >= len(loader) // accumulate:
            break  # only full windows
        (model(inputs).pow(2).mean() / accumulate).backward()
        if (i + 1) % accumulate == 0:
            optimizer.step()
            optimizer.zero_grad()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Guard, Loop, Note, Op, Role, Run, changes, rule
from looplint.regex import regex


@rule(
    "LL105",
    "accumulation-tail-dropped",
    Group.WARNING,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """After the last full window of a gated step, gradients wait for a step that does not come."""
    for step in run.all(Op.STEP):
        window = run.filling(step)
        gate = run.gate(step, unlike=window[-1]) if window else None
        if gate is None or gate.loop is None or gate.last or _divides(gate, gate.loop, step):
            continue
        if not any(b.at == window[-1].at for b in window[:-1]) or not _in(window[-1], gate.loop):
            continue
        if any(_stops_before(guard, gate) for guard in window[-1].guards):
            continue
        if fate := _fate(run, gate, gate.loop, step, window[-1]):
            yield Finding(
                gate.at,
                f"the batches after the last full window are never stepped: {fate[0]}",
                (Note(window[-1], "each batch fills gradients"), Note(step, "only full windows are used"), *fate[1]),
                Fix(
                    "open the gate on the last batch as well (`or i + 1 == len(loader)`), or step after the loop",
                    changes=_opened(gate, gate.loop),
                ),
            )


_ENUMERATED = regex(r"enumerate\(([\w.]+)\)")


def _opened(gate: Guard, loop: Loop) -> tuple[changes.Change, ...]:
    """The gate, open for the last of the batches that the loop enumerates."""
    over, index = _ENUMERATED.fullmatch(loop.name), loop.target.lstrip("(").partition(",")[0].strip()
    if over is None or not index.isidentifier():
        return ()
    words = (changes.whole(gate.at), changes.spelled(index), changes.spelled(over[1]))
    return (changes.replace(gate.at, "{} or {} + 1 == len({})", *words),)


def _divides(gate: Guard, loop: Loop, step: Event) -> bool:
    """Whether the loop's known length is a multiple of the window, and the gate does not open on the first turn."""
    known = loop.over.root.facts.get("batches") if loop.over is not None else None
    length, every = loop.length if known is None else known, gate.every
    if every == 1:
        return True
    early = any(turn.loop is loop and turn.index == 0 for turn in step.turns)
    return not early and isinstance(length, int) and isinstance(every, int) and length % every == 0


def _stops_before(guard: Guard, gate: Guard) -> bool:
    """Whether a test lets the loop end with the last full window: `if i // n >= len(loader) // n: break`."""
    told = "//" in guard.text or (isinstance(gate.every, str) and gate.every in guard.text)
    return told and guard.at != gate.at and guard.loop is gate.loop


def _in(event: Event, loop: Loop) -> bool:
    return any(turn.loop is loop for turn in event.turns)


def _outside(event: Event, loop: Loop) -> tuple[tuple[int, int], ...]:
    """Which pass of the loops around this loop an event stands in."""
    turns = [(id(turn.loop), turn.index) for turn in event.turns]
    inner = [i for i, turn in enumerate(event.turns) if turn.loop is loop]
    return tuple(turns[: inner[0]] if inner else turns)


def _fate(run: Run, gate: Guard, loop: Loop, step: Event, backward: Event) -> tuple[str, tuple[Note, ...]] | None:
    """What becomes of the tail's gradients, or None where a later step uses them (or the run does not show it)."""
    here = _outside(backward, loop)
    own = [e for e in run.all(Op.BACKWARD) if e.at == backward.at]
    tail = [e for e in own if _outside(e, loop) == here][-1]
    after = next((e for e in own if e.index > tail.index), None)
    if any(not _in(s, loop) for s in run.meeting(step, Op.STEP, after=tail, before=after, unsure=True)):
        return None
    clears = run.meeting(step, Op.ZERO_GRAD, after=tail, before=after)
    if clear := next((c for c in clears if not (_in(c, loop) and _outside(c, loop) == here)), None):
        return "their gradients are thrown away", (Note(clear, "cleared here, unused"),)
    if after is not None:
        return ("their gradients leak into the next pass", (Note(after, "added to them here"),)) if gate.fresh else None
    data = loop.over is not None and loop.over.role in (Role.LOADER, Role.DATASET)
    return ("their gradients are lost", ()) if gate.fresh and data and len(backward.loops()) == 1 else None
