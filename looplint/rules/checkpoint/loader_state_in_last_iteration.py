"""
# The loader's state is taken in the last iteration
A `StatefulDataLoader` that is asked for its state while its last batch is worked on is not yet at its end: what is
loaded from that state yields an epoch without a single batch. Taken after the loop, it begins the next epoch.

```python bad
import torch
from torchdata.stateful_dataloader import StatefulDataLoader

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = StatefulDataLoader(torch.randn(100, 8), batch_size=10)
for epoch in range(10):
    for i, inputs in enumerate(loader):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        if i + 1 == len(loader):
            state = {"model": model.state_dict(), "loader": loader.state_dict(), "epoch": epoch + 1}  # LL518
            torch.save(state, "last.pt")
```
```python fixed
import torch
from torchdata.stateful_dataloader import StatefulDataLoader

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = StatefulDataLoader(torch.randn(100, 8), batch_size=10)
for epoch in range(10):
    for i, inputs in enumerate(loader):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
    state = {"model": model.state_dict(), "loader": loader.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")
```
```python good
import torch
from torchdata.stateful_dataloader import StatefulDataLoader

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = StatefulDataLoader(torch.randn(100, 8), batch_size=10)
for i, inputs in enumerate(loader):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    if i % 3 == 2 and i != len(loader) - 1:
        torch.save({"model": model.state_dict(), "loader": loader.state_dict(), "epoch": 0}, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Op, Role, Run, rule
from looplint.regex import regex

LAST = regex(r"len\(|last")
BEFORE = regex(r"!=|<|\bnot\b")


@rule("LL518", "loader-state-in-last-iteration", Group.WARNING, reads={Op.STATE, Op.STEP}, needs={Op.STATE, Op.STEP})
def check(run: Run) -> Iterator[Finding]:
    """The state of a loader, taken inside of its own loop where that is about to end."""
    for taken in run.all(Op.STATE):
        loader = taken.obj
        if loader is None or loader.role is not Role.LOADER or not _is_last(taken):
            continue
        if any(turn.loop.over is not None and turn.loop.over.root is loader for turn in taken.loops(LoopKind.BATCH)):
            yield Finding(
                taken,
                f"the state of {loader.name or 'the loader'} is taken in its last iteration: "
                "what is resumed from it is an epoch without batches",
                fix=Fix("take it after the loop"),
            )


def _is_last(taken: Event) -> bool:
    return any((guard.last or LAST.search(guard.text)) and not BEFORE.search(guard.text) for guard in taken.guards)
