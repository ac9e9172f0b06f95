"""
# Random state reset while training
A constant seed that is set in each epoch, or inside the validation, sets the random state of the training back as well:
each epoch draws the same order, the same noise and the same dropout masks as the one before. The training sees a
fraction of the randomness that it is meant to see.

```python bad
import torch
from torch import nn

def validate(model, val_loader):
    torch.manual_seed(0)  # LL613
    with torch.no_grad():
        return sum(model(x + torch.randn_like(x)).sum().item() for x, y in val_loader)

def main(train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(validate(model, val_loader))
```
```python fixed
import torch
from torch import nn

def validate(model, val_loader):
    generator = torch.Generator().manual_seed(0)
    with torch.no_grad():
        return sum(model(x + torch.randn(x.shape, generator=generator)).sum().item() for x, y in val_loader)

def main(train_loader, val_loader):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(validate(model, val_loader))
```
```python bad
import torch
from torch import nn

model = nn.Linear(8, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(10):
    torch.manual_seed(0)  # LL613
    for inputs in torch.randn(10, 16, 8):
        optimizer.zero_grad()
        model(inputs + torch.randn_like(inputs)).pow(2).mean().backward()
        optimizer.step()
```
A seed that counts with the epochs, a state that is put back, and trials that each begin with a new model:

```python good
import random
import torch
from torch import nn

def sample(model):
    with torch.random.fork_rng():
        torch.manual_seed(0)
        return model(torch.randn(4, 8))

def train(train_loader, seed):
    model = nn.Linear(8, 2)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        torch.manual_seed(seed + epoch)
        random.seed(int("%d%.3d" % (seed, epoch)))
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        print(sample(model))

def trials(train_loader):
    for learning_rate in (0.1, 0.01):
        torch.manual_seed(0)
        model = nn.Linear(8, 2)
        optimizer = torch.optim.SGD(model.parameters(), lr=learning_rate)
        for x, y in train_loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
```

```diff reference_loop/train.py
         waited = time.perf_counter() - began
+        torch.manual_seed(config.seed)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Loop, LoopKind, Note, Op, Role, Run, Scope, changes, rule


@rule(
    "LL613",
    "seed-reset-in-loop",
    Group.WARNING,
    reads={Op.MAKE, Op.BACKWARD, Op.SEED},
    needs={Op.SEED, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A constant seed in a loop that goes on training one model."""
    told: set[object] = set()
    for seed in run.all(Op.SEED):
        if seed.args.get("varies") or "state" in seed.args or seed.args.get("value") is None or seed.at in told:
            continue
        loop = next((turn.loop for turn in seed.loops() if run.trains(turn.loop)), None)
        if loop is None or seed.inside(Scope.FORKED_RNG, Scope.HANDLER) or _restored(run, seed):
            continue
        if loop.kind is LoopKind.UNROLLED or _starts_anew(run, loop):
            continue
        told.add(seed.at)
        generators = ", ".join(seed.args.get("seeds", ())) or "random"
        yield Finding(
            seed,
            f"the {generators} state is set back to one seed in each turn: the training draws the same numbers again",
            notes=(Note(loop.at, "this loop trains"),) if loop.at is not None else (),
            fix=Fix(
                "seed once before the loop; use a torch.Generator, or fork_rng(), where numbers must repeat",
                changes=(changes.move_before(seed, loop.at),) if loop.at is not None else (),
            ),
        )


def _restored(run: Run, seed: Event) -> bool:
    """Whether the random state is put back, or seeded anew, before the training goes on."""
    after = run.next(Op.BACKWARD, after=seed)
    later = run.within(seed, after, Op.SEED)
    return any("state" in event.args or event.args.get("varies") for event in later)


def _starts_anew(run: Run, loop: Loop) -> bool:
    """Whether each turn of the loop makes its own model or optimizer."""
    made = (e for e in run.all(Op.MAKE) if e.obj is not None and e.obj.role in (Role.OPTIMIZER, Role.MODEL))
    return any(turn.loop is loop for event in made for turn in event.turns)
