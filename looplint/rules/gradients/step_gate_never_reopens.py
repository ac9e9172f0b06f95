"""
# The step's gate shuts behind itself
A step that waits for every N-th micro-batch counts them. Where the counter moves only when the optimizer steps, in the
code under the very test on it, nothing opens the gate again: the optimizer steps on the first batch and then never
more, or never at all. The loss is logged as usual, and does not move.

Count micro-batches outside the test; a counter of optimizer steps may move inside, but must not be what opens the gate.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
steps = 0
for x in torch.load("batches.pt"):
    (model(x).pow(2).mean() / 4).backward()
    if (steps + 1) % 4 == 0:  # LL129
        optimizer.step()
        optimizer.zero_grad()
        steps += 1
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
steps = 0
for x in torch.load("batches.pt"):
    (model(x).pow(2).mean() / 4).backward()
    if (steps + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
    steps += 1
```
```python bad
import torch

class Trainer:
    def __init__(self, model, every):
        self.model, self.every, self.seen = model, every, 0
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

    def update(self, x):
        (self.model(x).pow(2).mean() / self.every).backward()
        if self.seen >= self.every:  # LL129
            self.optimizer.step()
            self.optimizer.zero_grad()
            self.seen = 0

trainer = Trainer(torch.nn.Linear(8, 1), 4)
for x in torch.load("batches.pt"):
    trainer.update(x)
```
```python good
import torch

class Trainer:
    def __init__(self, model, every):
        self.model, self.every, self.seen, self.steps = model, every, 0, 0
        self.optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

    def update(self, x):
        (self.model(x).pow(2).mean() / self.every).backward()
        self.seen += 1
        if self.seen >= self.every:
            self.optimizer.step()
            self.optimizer.zero_grad()
            self.steps += 1
            self.seen = 0

trainer = Trainer(torch.nn.Linear(8, 1), 4)
for x in torch.load("batches.pt"):
    trainer.update(x)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, Span, rule


@rule("LL129", "step-gate-never-reopens", Group.ERROR, reads={Op.STEP, Op.BACKWARD}, needs={Op.STEP, Op.BACKWARD})
def check(run: Run) -> Iterator[Finding]:
    """A step in a loop under a test on a counter that nothing else moves."""
    told: set[Span] = set()
    for step in run.all(Op.STEP):
        for guard in step.guards if step.loops() else ():
            if guard.stuck and guard.at not in told:
                told.add(guard.at)
                yield Finding(
                    guard.at,
                    f"{guard.stuck} moves only under the test on it: nothing opens the gate again, and the optimizer "
                    "steps at most once",
                    (Note(step, "the step waits behind the gate"),),
                    Fix(f"count {guard.stuck} outside the test"),
                )
