"""
# The average is updated for each micro-batch
While gradients are accumulated the weights do not change, but the average is moved towards them each time: its decay
holds per micro-batch, so it forgets as many times too fast as there are micro-batches in a step.

```python bad
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for i, inputs in enumerate(torch.randn(40, 16, 8)):
    (model(inputs).pow(2).mean() / 4).backward()
    if (i + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
    ema.update_parameters(model)  # LL904
torch.save(ema.module.state_dict(), "ema.pt")
```
```python fixed
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for i, inputs in enumerate(torch.randn(40, 16, 8)):
    (model(inputs).pow(2).mean() / 4).backward()
    if (i + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
        ema.update_parameters(model)
torch.save(ema.module.state_dict(), "ema.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scope, averages, changes, rule


@rule(
    "LL904",
    "ema-per-micro-batch",
    Group.WARNING,
    reads={Op.EMA_UPDATE, Op.STEP, Op.BACKWARD},
    needs={Op.EMA_UPDATE, Op.STEP, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Updates in each turn of a loop in which the step waits for its gate."""
    for average in averages.averages(run):
        for update in average.updates:
            step = _waiting(run, average, update)
            if step is not None:
                yield Finding(
                    update,
                    f"{average.name} is updated for each micro-batch, and the weights change only with each step: "
                    "it forgets too fast",
                    (Note(update, "averaged each time"), Note(step, "stepped now and then")),
                    Fix(
                        "update the average where the optimizer steps",
                        changes=(changes.move_after(update, step, inside=True),),
                    ),
                )
                break


def _waiting(run: Run, average: averages.Average, update: Event) -> Event | None:
    """A step of the model in the same loop, held back by a gate that does not hold the update."""
    loop = run.innermost(update)
    if loop is None or any(guard.kind == "gate" for guard in update.guards):
        return None
    for step in run.all(Op.STEP):
        if run.innermost(step) is not loop or not averages.follows(average, step):
            continue
        if step.inside(Scope.OFF_STEP) and _divides(run, step):
            return step
        gate = run.gate(step, update)
        if gate is not None and gate.every != 1 and _accumulates(run, step, update):
            return step
    return None


def _divides(run: Run, step: Event) -> bool:
    """Whether a framework lets the step do nothing but for every N-th micro-batch."""
    backward = run.last(Op.BACKWARD, before=step)
    return backward is not None and backward.args.get("framework_divides") not in (None, 1)


def _accumulates(run: Run, step: Event, update: Event) -> bool:
    """Whether backward passes happen in the turns without a step as well."""
    loop = run.innermost(update)
    turns = {id(t) for b in run.all(Op.BACKWARD) for t in b.turns if t.loop is loop}
    return len(turns) > len({id(t) for s in run.all(Op.STEP) for t in s.turns if t.loop is loop})
