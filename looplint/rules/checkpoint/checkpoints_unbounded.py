"""
# A checkpoint for each epoch, and none is ever deleted
Each epoch writes a file of its own. With the optimizer's state a checkpoint is three times as large as the model, and
a long training fills the disk, which ends it in the middle of a write. Keep the last ones and the best.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
for epoch in range(1000):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save(model.state_dict(), f"epoch_{epoch}.pt")  # LL508
```
```python fixed
from pathlib import Path

import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.AdamW(model.parameters())
for epoch in range(1000):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    torch.save(model.state_dict(), f"epoch_{epoch}.pt")
    Path(f"epoch_{epoch - 3}.pt").unlink(missing_ok=True)
```
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod

from looplint import Content, Event, Finding, Fix, Group, Loop, LoopKind, Op, Role, Run, rule
from looplint.regex import regex

FEW, MANY = 5, 20  # files with a name of their own: of epochs, of steps
_REMAINDER = regex(r"%\d+\)")


@rule("LL508", "checkpoints-unbounded", Group.ADVICE, reads={Op.SAVE, Op.STEP}, needs={Op.SAVE, Op.STEP})
def check(run: Run) -> Iterator[Finding]:
    """A save in each epoch, under a name of its own, in a script that deletes nothing."""
    for save in run.all(Op.SAVE):
        content: Content = save.args["content"]
        if save.args.get("prunes") or not content.holds(Role.MODEL, Role.EMA) or _is_rare(save) or _rotates(save):
            continue
        if any(_makes_many(save, loop) for loop in save.args.get("varies", ())):
            yield Finding(
                save,
                "each save writes a checkpoint of its own, and none is deleted: a long training fills the disk",
                fix=Fix("delete all but the last ones and the best"),
            )


def _is_rare(save: Event) -> bool:
    """Whether it is written only where something is best, or now and then without saying how often."""
    return any(guard.kind != "config" and not isinstance(guard.every, int) for guard in save.guards)


def _rotates(save: Event) -> bool:
    """Whether the name holds the remainder of a division: the files of a few saves overwrite each other in turn."""
    return _REMAINDER.search(str(save.args.get("path", ""))) is not None


def _makes_many(save: Event, loop: Loop) -> bool:
    """Whether a loop leaves many files: one for each epoch, or for each turn on which the gates open."""
    every = prod(guard.every for guard in save.guards if isinstance(guard.every, int))
    if not isinstance(loop.length, int):
        return loop.kind is LoopKind.EPOCH and every == 1
    return loop.length > (FEW if loop.kind is LoopKind.EPOCH else MANY) * every
