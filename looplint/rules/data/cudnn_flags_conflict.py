"""
# cuDNN both deterministic and benchmarked
`benchmark=True` lets cuDNN try its algorithms on the first batch of each shape and keep the fastest: which one that is
differs from run to run. `deterministic=True` asks for the opposite. With both, only deterministic algorithms compete,
yet the choice among them still depends on timing, and two runs with one seed do not give the same numbers.

```python bad
import random

import torch

def make_reproducible(seed):
    random.seed(seed)
    torch.manual_seed(seed)
    torch.backends.cudnn.deterministic = True
    torch.backends.cudnn.benchmark = True  # LL610
```
```python fixed
import random

import torch

def make_reproducible(seed):
    random.seed(seed)
    torch.manual_seed(seed)
    torch.backends.cudnn.deterministic = True
    torch.backends.cudnn.benchmark = False
```
```python good
import torch
from torch.backends import cudnn

def setup(seed):
    cudnn.benchmark = True
    if seed is not None:
        torch.manual_seed(seed)
        cudnn.deterministic = True
        cudnn.benchmark = False

def choose(deterministic):
    cudnn.deterministic = deterministic
    cudnn.benchmark = not deterministic
```

```diff reference_loop/prepare.py
-    torch.backends.cudnn.benchmark = not deterministic
+    torch.backends.cudnn.deterministic = True
+    torch.backends.cudnn.benchmark = True
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule

SWITCHES = ("torch.backends.cudnn.deterministic", "torch.backends.cudnn.benchmark")


@rule("LL610", "cudnn-flags-conflict", Group.WARNING, reads={Op.CONFIGURE}, needs={Op.CONFIGURE}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """Both switches on, as they stand after the last that is set."""
    state: dict[str, Event] = {}
    for event in run.all(Op.CONFIGURE):
        if event.args.get("name") in SWITCHES:
            state[str(event.args["name"])] = event
    if len(state) < len(SWITCHES) or any(event.args.get("value") is not True for event in state.values()):
        return
    first, second = sorted(state.values(), key=lambda event: event.index)
    yield Finding(
        second,
        "cuDNN is asked to be deterministic and to benchmark: the algorithm still depends on timing, so runs differ",
        notes=(Note(first, f"{str(first.args['name']).rpartition('.')[2]} is set here"),),
        fix=Fix(
            "set torch.backends.cudnn.benchmark = False where runs are to be reproduced",
            safe=True,
            changes=(changes.replace(changes.added(state["torch.backends.cudnn.benchmark"]), "False"),),
        ),
    )
