"""
# The average is kept and never used
Each step pays for an update of the average, and then the raw weights are evaluated, saved and exported. The average,
which is mostly the better model, is thrown away when the script ends.

```python bad
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    ema.update_parameters(model)  # LL903
with torch.no_grad():
    print(model(torch.ones(1, 8)))
```
```python fixed
import torch
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
ema = AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(0.99))
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    ema.update_parameters(model)
with torch.no_grad():
    print(ema(torch.ones(1, 8)), model(torch.ones(1, 8)))
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, averages, rule

USES = (Op.FORWARD, Op.SAVE, Op.SWAP, Op.EXPORT, Op.STATE, Op.RESTORE, Op.MENTION, Op.WRAP)


@rule(
    "LL903",
    "ema-never-used",
    Group.WARNING,
    reads={Op.EMA_UPDATE, Op.MAKE, Op.BACKWARD, *USES},
    needs={Op.EMA_UPDATE},
    unless=("LL902",),
)
def check(run: Run) -> Iterator[Finding]:
    """An average that is updated, and of which nothing else is heard."""
    for average in averages.averages(run):
        made = average.obj.root
        visible = made.facts.get("by") != "hand" or made.facts.get("copies") or "copy_of" in made.facts
        if not made.known or not visible or any(True for _ in averages.uses(run, average, *USES)):
            continue
        if any(save.args["content"].open for save in run.all(Op.SAVE)) or averages.is_teacher(run, average):
            continue
        if not run.entry.whole:
            continue
        yield Finding(
            average.updates[0],
            f"{average.name} is updated and never evaluated, saved or exported: the average is thrown away",
            (Note(made.at, "made here"),) if made.at is not None else (),
            Fix(f"evaluate and save {average.name}, or leave it out"),
            never=True,
        )
