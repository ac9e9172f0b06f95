"""
# The average is not in the checkpoint
The average is what is evaluated and deployed, and it cannot be computed again. A checkpoint without it holds the raw
weights only, and a resumed run starts the average anew from them.

```python bad
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        ema.update_parameters(model)
    with torch.no_grad():
        print(ema(torch.ones(1, 8)))
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    torch.save(state, "last.pt")  # LL902
```
```python fixed
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for epoch in range(10):
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs).pow(2).mean().backward()
        optimizer.step()
        ema.update_parameters(model)
    with torch.no_grad():
        print(ema(torch.ones(1, 8)))
    state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "epoch": epoch + 1}
    state["ema"] = ema.state_dict()
    torch.save(state, "last.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import (
    Content,
    Event,
    Finding,
    Fix,
    Group,
    Note,
    Obj,
    Op,
    Role,
    Run,
    averages,
    changes,
    related,
    resume,
    rule,
)


@rule(
    "LL902",
    "ema-not-saved",
    Group.WARNING,
    reads={Op.EMA_UPDATE, Op.SAVE, Op.SWAP, Op.FORWARD, Op.BACKWARD, Op.MAKE, Op.RESTORE},
    needs={Op.EMA_UPDATE, Op.SAVE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Files that hold the model that an average follows, and none that holds the average."""
    saves = run.all(Op.SAVE)
    for average in averages.averages(run):
        source = average.source
        holding = [save for save in saves if source is not None and _holds(save, source)]
        if not holding or _is_elsewhere(run, average):
            continue
        if averages.is_teacher(run, average) and not _starts_over(run, average, holding[-1]):
            continue
        yield Finding(
            holding[-1],
            f"{average.name} is not saved: the file holds the raw weights only, and the average is lost with the run",
            (Note(average.updates[0], "updated here"), Note(holding[-1], "saved without it")),
            Fix(f"save the state of {average.name} as well", changes=_with(holding[-1], average)),
            on_data=True,
        )


def _starts_over(run: Run, average: averages.Average, save: Event) -> bool:
    """Whether a training that goes on from this file has the model that is followed, and a teacher from nowhere."""
    if not save.args["content"].holds(Role.OPTIMIZER) or average.source is None:
        return False
    loaded = [e for e in run.all(Op.RESTORE) if e.obj is not None and resume.source(e).origins]
    followed = next((e for e in loaded if e.obj is not None and related(e.obj, average.source)), None)
    if followed is None or not any(e.obj is not None and e.obj.role is Role.OPTIMIZER for e in loaded):
        return False
    after = run.within(followed, average.updates[0], Op.RESTORE, Op.MAKE)
    return not any(map(average.owns, (e.obj for e in (*loaded, *after))))


def _with(save: Event, average: averages.Average) -> tuple[changes.Change, ...]:
    at = save.args["content"].at
    return (changes.entry(at, "ema", "{}.state_dict()", changes.spelled(average.name)),) if at is not None else ()


def _holds(save: Event, model: Obj) -> bool:
    content: Content = save.args["content"]
    return any(related(obj, model) for piece in content.pieces.values() for obj in piece.objs)


def _is_elsewhere(run: Run, average: averages.Average) -> bool:
    """Whether some file holds it or may hold it, or its weights lie in the model when that is saved."""
    for save in run.all(Op.SAVE):
        if save.args["content"].open or averages.in_content(average, save.args["content"]):
            return True
    return any(True for _ in averages.uses(run, average, Op.SWAP))
