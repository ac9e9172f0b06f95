"""
# Patience that never recovers
Early stopping counts the epochs since the last improvement. A counter that is only counted up counts all bad epochs of
the run: after enough of them, spread over any number of improvements, the training ends though it still gets better.

Set the counter back to 0 where the record is broken.

```python bad
import torch

model, best, stale = torch.nn.Linear(8, 1), float("inf"), 0
for epoch in range(100):
    with torch.no_grad():
        loss = model(torch.randn(16, 8)).pow(2).mean().item()
    if loss < best:
        best = loss
    else:
        stale += 1  # LL817
    if stale >= 5:
        break
```
```python fixed
import torch

model, best, stale = torch.nn.Linear(8, 1), float("inf"), 0
for epoch in range(100):
    with torch.no_grad():
        loss = model(torch.randn(16, 8)).pow(2).mean().item()
    if loss < best:
        best, stale = loss, 0
    else:
        stale += 1
    if stale >= 5:
        break
```
```python good
import torch

class EarlyStopping:
    def __init__(self, patience, delta=0.0):
        self.patience, self.delta = patience, delta
        self.counter, self.best, self.stop = 0, None, False

    def __call__(self, loss):
        if self.best is None or loss < self.best - self.delta:
            self.best = loss
            self.counter = 0
        else:
            self.counter += 1
            if self.counter >= self.patience:
                self.stop = True

model, stopping = torch.nn.Linear(8, 1), EarlyStopping(5)
for epoch in range(100):
    with torch.no_grad():
        stopping(model(torch.randn(16, 8)).pow(2).mean().item())
    if stopping.stop:
        break
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, changes, rule


@rule(
    "LL817",
    "patience-not-reset",
    Group.ERROR,
    reads={Op.COUNT, Op.RESET, Op.BEST},
    needs={Op.COUNT},
    roles=(),
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """The counter of an early stop is never set back while the training goes on."""
    for count in run.all(Op.COUNT):
        if any(_goes_on(reset, count) for reset in run.all(Op.RESET, of=count.obj)):
            continue
        name = count.obj.name if count.obj is not None else "the counter"
        yield Finding(
            count,
            f"{name} is never set back on an improvement: training stops after that many bad epochs in all",
            (),
            Fix(
                "set it back to 0 where the best value is written",
                changes=(changes.otherwise(count, "{} = 0", changes.spelled(name)),),
            ),
            on_data=True,
            never=True,
        )


def _goes_on(reset: Event, count: Event) -> bool:
    """Whether a reset stands inside a loop that the counter outlives."""
    return any(turn.loop is loop for turn in reset.turns for loop in count.args["loops"])
