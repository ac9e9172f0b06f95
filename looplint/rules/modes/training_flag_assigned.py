"""
# The training flag is assigned by hand
`model.train()` and `model.eval()` set the attribute `training` of the module and of each of its parts. Assigning it
changes the outermost module only: the Dropout and BatchNorm layers inside read their own flag, and stay as they were. A
validation after `model.training = False` still drops and still moves the running statistics.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

def run_epoch(loader):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

def predict(x):
    model.training = False  # LL209
    with torch.no_grad():
        return model(x).softmax(1)
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 32), nn.Dropout(0.5), nn.Linear(32, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)

def run_epoch(loader):
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(x), y).backward()
        optimizer.step()

def predict(x):
    model.eval()
    with torch.no_grad():
        return model(x).softmax(1)
```
A module's own `train()` may set it, and so may a loop over all modules:

```python good
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder, self.head = nn.Sequential(nn.Linear(8, 8), nn.Dropout()), nn.Linear(8, 2)

    def train(self, mode=True):
        self.training = mode
        self.head.train(mode)
        return self

    def forward(self, x):
        return self.head(self.encoder(x))

model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for module in model.modules():
    module.training = True
model.train()
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
```
So may any method of a module that is told the mode:

```python good
import torch
from torch import nn

class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.actor = nn.Sequential(nn.Linear(8, 8), nn.Dropout(), nn.Linear(8, 2))

    def set_training_mode(self, mode):
        self.actor.train(mode)
        self.training = mode

    def forward(self, x):
        return self.actor(x)

policy = Policy()
optimizer = torch.optim.SGD(policy.parameters(), lr=0.1)
policy.set_training_mode(True)
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(policy(x), y).backward()
    optimizer.step()
```

A layer of one's own that extends a layer of torch has no parts, so its flag is all there is:

```python good
import torch
from torch import nn

class Centered(nn.BatchNorm1d):
    def forward(self, x):
        self.training = False
        out = super().forward(x)
        self.training = True
        super().forward(x)
        return out

model = nn.Sequential(nn.Linear(8, 8), Centered(8), nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("batches.pt"):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(x), y).backward()
    optimizer.step()
```

```diff reference_loop/evaluate.py
-    model.eval()
+    model.training = False
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, changes, related, rule


@rule(
    "LL209",
    "training-flag-assigned",
    Group.ERROR,
    reads={Op.FLAG, Op.TRAIN, Op.EVAL, Op.MAKE, Op.FORWARD},
    needs={Op.FLAG},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """The flag of a module whose parts have flags of their own."""
    for flag in run.all(Op.FLAG):
        model = flag.obj
        matters = run.mode_matters(model) if model is not None else None
        if model is None or matters is None or _is_leaf(model) or _is_so_already(run, flag, model):
            continue
        if _is_set_again(run, flag, model):
            continue
        value, name = flag.args.get("value"), model.name or "model"
        yield Finding(
            flag,
            f"{name}.training is assigned: the layers inside keep their mode, so {_effect(value)}",
            (Note(matters.layer[1], f"{matters.layer[0]} reads its own flag"),) if matters.layer else (),
            Fix(f"call {name}.{_method(value)}", changes=_called(flag, value)),
            doubt=matters.doubt,
        )


def _called(flag: Event, value: object) -> tuple[changes.Change, ...]:
    if not isinstance(value, bool):
        return ()
    return (changes.rewrite(flag, f"{{}}.{_method(value)}", changes.receiver(flag), ends=f"= {value}"),)


def _is_leaf(model: Obj) -> bool:
    """A layer without parts, whose flag is all there is, or a part that may be one."""
    if model.root.facts.get("leaf") or (model.whole is not None and not model.made and "class" not in model.facts):
        return True
    return any(layer == model.root.made for layer, _ in model.root.facts.get("mode_layers") or ())


def _is_so_already(run: Run, flag: Event, model: Obj) -> bool:
    """`training = True` where nothing has ended the training mode that a model begins in."""
    before = run.within(None, flag, Op.EVAL, Op.FLAG)
    ended = any(e.obj is not None and related(e.obj, model) and e.args.get("value") is not True for e in before)
    return flag.args.get("value") is True and not ended and model.root.facts.get("mode") != "eval"


def _is_set_again(run: Run, flag: Event, model: Obj) -> bool:
    """Whether train() or eval() follows before the model runs: nothing runs with the flag alone."""
    after = (e for e in run.all(Op.TRAIN, Op.EVAL, Op.FORWARD) if e.index > flag.index)
    following = next((e for e in after if e.obj is not None and related(e.obj, model)), None)
    return following is not None and following.op is not Op.FORWARD


def _effect(value: object) -> str:
    if isinstance(value, bool):
        return "they go on without dropout" if value else "dropout stays on and batch statistics are used"
    return "dropout and batch norm do not follow"


def _method(value: object) -> str:
    return "eval()" if value is False else "train()" if value is True else f"train({value})"
