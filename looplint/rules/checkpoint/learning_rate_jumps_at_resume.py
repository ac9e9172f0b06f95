"""
# The learning rate jumps when training is resumed
The optimizer's state brings its learning rate back, and at the first step after that it is another one: at least twice
as high, or as low, and no scheduler has stepped in between. A scheduler that was built after the state was loaded has
written its own first rate over it, or has not been restored and begins its warm-up again. The loss jumps with it.
Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
saved = optimizer.state_dict()
saved["param_groups"][0].update(lr=0.001, initial_lr=0.1)
restore = getattr(optimizer, "load_state_dict")
restore(saved)  # LL550
schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.9**epoch)
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    schedule.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda epoch: 0.9**epoch)
saved = optimizer.state_dict()
saved["param_groups"][0].update(lr=0.001, initial_lr=0.1)
restore = getattr(optimizer, "load_state_dict")
restore(saved)
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
    schedule.step()
```
A rate that is set by hand on purpose, where no scheduler is:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
saved = optimizer.state_dict()
restore = getattr(optimizer, "load_state_dict")
restore(saved)
for group in optimizer.param_groups:
    group["lr"] = 0.001
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

FACTOR = 2.0
_FIX = Fix("build the scheduler first, then load the states of both the optimizer and the scheduler")


@rule(
    "LL550",
    "learning-rate-jumps-at-resume",
    Group.ERROR,
    reads={Op.OBSERVE},
    needs={Op.OBSERVE},
    unless=("LL501", "LL513", "LL516"),
)
def check(run: Run) -> Iterator[Finding]:
    """A first step after a state was loaded that is taken with another learning rate than that of the state."""
    for seen in run.observed("resume"):
        pairs = zip(seen.args["before"], seen.args["after"], strict=False)
        jump = next(((b, a) for b, a in pairs if max(a, b) >= FACTOR * min(a, b) and a != b), None)
        if jump is not None:
            message = (
                f"the learning rate is {jump[0]:.3g} in the state that is loaded and {jump[1]:.3g} at the next step"
            )
            yield Finding(seen, message, (Note(seen, "no scheduler has stepped in between"),), _FIX)
