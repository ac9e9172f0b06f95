"""
# A context manager is called, but not entered
`torch.no_grad()` as a statement of its own makes an object and throws it away. Only `with torch.no_grad():` (or the
decorator `@torch.no_grad()`) switches anything. The code below runs as if the line were not there: graphs are built,
memory grows, and the precision or the gradient synchronisation that was meant to change does not.

`torch.set_grad_enabled(mode)` is the exception: it acts when it is called.

```python bad
import torch

model = torch.nn.Linear(8, 2)

def evaluate(loader):
    model.eval()
    torch.no_grad()  # LL208
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)
```
```python fixed
import torch

model = torch.nn.Linear(8, 2)

def evaluate(loader):
    model.eval()
    with torch.no_grad():
        return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)
```
```python bad
import torch
from torch.nn.functional import mse_loss

def train(model, loader):
    optimizer = torch.optim.AdamW(model.parameters())
    for x, y in loader:
        optimizer.zero_grad()
        torch.autocast("cuda", dtype=torch.bfloat16)  # LL208
        loss = mse_loss(model(x), y)
        loss.backward()
        optimizer.step()
```
```python good
import torch

@torch.no_grad()
def evaluate(model, loader):
    return sum((model(x).argmax(1) == y).sum().item() for x, y in loader)

def check(model, loader, recording):
    torch.set_grad_enabled(recording)
    guard = torch.no_grad()
    with guard:
        print(evaluate(model, loader))
    torch.set_grad_enabled(True)
```
```diff reference_loop/evaluate.py
     model.eval()
+    torch.no_grad()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, Scope, changes, rule

_EFFECTS = {
    Scope.NO_GRAD: "gradients are recorded all the same",
    Scope.ENABLE_GRAD: "gradients are recorded or not as before",
    Scope.AUTOCAST: "the precision stays as it was",
    Scope.NO_SYNC: "gradients are synchronised all the same",
    Scope.OFF_STEP: "gradients are not accumulated",
}


@rule("LL208", "context-manager-not-entered", Group.ERROR, reads={Op.ENTER}, needs={Op.ENTER}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A context manager made by a bare statement."""
    for enter in run.all(Op.ENTER):
        what = str(enter.args.get("what", ""))
        entered = changes.enter(enter, "with {}:", changes.whole(enter))
        yield Finding(
            enter,
            f"{what} is made but not entered: {_effect(enter)}",
            fix=Fix(f"write `with {what}:`", changes=(entered,)),
        )


def _effect(enter: Event) -> str:
    scope = enter.args.get("scope")
    return _EFFECTS[Scope(scope)] if scope in _EFFECTS else "what it does never happens"
