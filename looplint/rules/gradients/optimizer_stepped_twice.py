"""
# Two steps for one backward
The second `step()` applies the same gradients again: a learning rate of twice the size, and Adam's and momentum's
averages count the batch twice. It is often a left-over, from before a `GradScaler` (`scaler.step(optimizer)` and then
`optimizer.step()`, which also ignores the scaler's check for infinities) or from before accumulation.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    scaler.scale(model(inputs).pow(2).mean()).backward()
    scaler.step(optimizer)
    optimizer.step()  # LL128
    scaler.update()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cpu")
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    scaler.scale(model(inputs).pow(2).mean()).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    (model(inputs).pow(2).mean() / 4).backward()
    if (i + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
    optimizer.step()  # LL128
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
use_amp = torch.cuda.is_available()
scaler = torch.amp.GradScaler("cuda", enabled=use_amp)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    if use_amp:
        scaler.scale(loss).backward()
        scaler.step(optimizer)
        scaler.update()
    else:
        loss.backward()
        optimizer.step()
```
```diff reference_loop/train.py
     state.scaler.step(state.optimizer)
+    state.optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL128",
    "optimizer-stepped-twice",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.GRAD, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Two steps of one optimizer in one turn, and no gradients computed between them."""
    for first, second in run.windows(Op.STEP):
        window = run.filling(first)
        if window and first.loops() == second.loops() and not _refilled(run, first, second):
            yield Finding(
                second,
                "the optimizer steps twice for one backward: the same gradients move the weights again",
                (Note(window[-1], "one backward"), Note(first, "first step"), Note(second, "second step")),
                Fix("remove one of the two steps", changes=(changes.delete(second),)),
            )


def _refilled(run: Run, first: Event, second: Event) -> bool:
    """Whether gradients may have been computed between two steps, also out of sight."""
    if second.args.get("closure") or run.between(first, second, Op.GRAD):
        return True
    if any(mention.args.get("how") == "passed" for mention in run.between(first, second, Op.MENTION)):
        return True
    return bool(run.meeting(second, Op.BACKWARD, Op.ASSIGN_GRAD, after=first, before=second, unsure=True))
