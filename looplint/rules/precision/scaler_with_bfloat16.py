"""
# A gradient scaler with bfloat16
bfloat16 has the range of float32: its gradients do not underflow, and there is nothing to scale. A `GradScaler` then
only costs a pass over all gradients on each step, and leaves out a step whenever it meets an infinity.

Take it out, or make it with `enabled=` so that it scales float16 only.
Source: https://docs.pytorch.org/docs/stable/amp.html#gradient-scaling

```python bad
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.AdamW(model.parameters())
scaler = torch.amp.GradScaler("cuda")  # LL311
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.bfloat16):
        loss = nn.functional.cross_entropy(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 2).cuda()
optimizer = torch.optim.AdamW(model.parameters())
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.bfloat16):
        loss = nn.functional.cross_entropy(model(x), y)
    loss.backward()
    optimizer.step()
```
```python good
import torch
from torch import nn

def main(args, loader):
    dtype = {"bf16": torch.bfloat16, "fp16": torch.float16}[args.precision]
    model = nn.Linear(8, 2).cuda()
    optimizer = torch.optim.AdamW(model.parameters())
    scaler = torch.amp.GradScaler("cuda", enabled=args.precision == "fp16")
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=dtype):
            loss = nn.functional.cross_entropy(model(x), y)
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Context, Finding, Fix, Group, Note, Obj, Op, Role, Run, autocast, changes, rule


@rule(
    "LL311",
    "scaler-with-bfloat16",
    Group.ADVICE,
    reads={Op.BACKWARD, Op.SCALE, Op.MAKE},
    needs={Op.BACKWARD, Op.SCALE},
    roles={Role.SCALER},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A scaler that is on and scales losses that were computed in bfloat16, and no others."""
    used: dict[int, bool] = {}
    for backward in reversed(run.all(Op.BACKWARD)):
        scaler = backward.args.get("scaler")
        if not isinstance(scaler, Obj):
            continue
        region = autocast.of_loss(run, backward)
        in_bfloat = region is not None and autocast.dtypes(run, region) == {"bfloat16"}
        used[id(scaler)] = in_bfloat and used.get(id(scaler), True)
    for scaler in _scalers(run):
        made = run.made(scaler)
        if used.get(id(scaler)) and made is not None and _is_on(run, scaler):
            yield Finding(
                made,
                f"{scaler.name or 'the scaler'} scales losses in bfloat16, which has the range of float32: it costs "
                "time, leaves out steps at infinities, and protects nothing",
                notes=tuple(
                    Note(region.at, "bfloat16 autocast is entered here") for region in _regions(run, scaler)[:1]
                ),
                fix=Fix(
                    "take the scaler out, or make it with enabled=(dtype == torch.float16)",
                    changes=(changes.keyword(made, "enabled", "False"),),
                ),
            )


def _scalers(run: Run) -> list[Obj]:
    return [obj for obj in run.objects(Op.MAKE) if obj.role is Role.SCALER]


def _is_on(run: Run, scaler: Obj) -> bool:
    """Whether the scaler is on: always, or by the very switch that turns on its regions."""
    switch = scaler.args.get("enabled", True)
    regions = {id(region): region for region in _regions(run, scaler)}
    return run.values(switch) == (True,) or all(region.facts.get("enabled") == switch for region in regions.values())


def _regions(run: Run, scaler: Obj) -> list[Context]:
    backwards = (event for event in run.all(Op.BACKWARD) if event.args.get("scaler") is scaler)
    return [region for event in backwards if (region := autocast.of_loss(run, event)) is not None]
