"""
# Cleared and back-propagated per batch, but one step after the loop
A `step()` one indent too far left runs once per epoch, with the gradient of the last batch alone: each earlier batch's
was cleared, unused, by the next. The loss hardly falls, and every batch but the last is computed for nothing.

Step inside the loop. (Without the clear inside the loop it is full-batch descent, and right.)

```python bad
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(64, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(3):
    for inputs in loader:
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
    optimizer.step()  # LL125
```
```python fixed
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(64, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(3):
    for inputs in loader:
        optimizer.zero_grad()
        loss = model(inputs).pow(2).mean()
        loss.backward()
        optimizer.step()
```
```python good
import torch
from torch.utils.data import DataLoader

loader = DataLoader(torch.randn(64, 8), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for epoch in range(3):
    optimizer.zero_grad()
    for inputs in loader:
        loss = model(inputs).pow(2).mean() / len(loader)
        loss.backward()
    optimizer.step()
```
```diff reference_loop/train.py
-    state.optimizer.zero_grad(set_to_none=True)
...
         batch = loaded.to(device, config.channels_last)
+        state.optimizer.zero_grad(set_to_none=True)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL125",
    "step-outside-batch-loop",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """The last backward before a step stands in a loop that the step does not, and that cleared the ones before."""
    for step in run.all(Op.STEP):
        window = run.filling(step)
        if not window or (loop := run.innermost(window[-1])) is None or any(t.loop is loop for t in step.loops()):
            continue
        last = window[-1]
        lost = _lost(run, step, last)
        if lost is not None and (clear := _clear(run, lost, last, step)):
            yield Finding(
                step,
                "one step after the loop: only the last batch's gradients are left, the others were cleared unused",
                (
                    Note(clear, "cleared for each batch"),
                    Note(last, "filled for each batch"),
                    Note(step, "stepped once"),
                ),
                Fix(
                    "step inside the loop, after each backward",
                    changes=(changes.move_after(step, last, inside=True),),
                ),
            )


def _lost(run: Run, step: Event, last: Event) -> Event | None:
    """The same backward one turn earlier, if no optimizer stepped in between."""
    earlier = (b for b in reversed(run.all(Op.BACKWARD)) if b.at == last.at and b.index < last.index)
    lost = next(earlier, None)
    if lost is None or run.shared_loop(lost, last) is not run.innermost(last) or run.used_between(lost, last):
        return None
    return lost


def _clear(run: Run, lost: Event, last: Event, step: Event) -> Event | None:
    """What throws the earlier gradients away, inside the loop."""
    clears = run.meeting(step, Op.ZERO_GRAD, after=lost, before=last)
    loop = run.innermost(last)
    return next((c for c in clears if run.covers(c, step) and any(t.loop is loop for t in c.loops())), None)
