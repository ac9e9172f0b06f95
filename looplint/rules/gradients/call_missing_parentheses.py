"""
# A method is named, but not called
`optimizer.step` without parentheses is an expression whose value nobody uses: Python evaluates it and goes on. The
weights do not move, the model stays in its mode, the gradients pile up, and nothing complains. As a condition
(`if torch.cuda.is_available:`) the function itself is always true.

Handing on a bound method (`register(optimizer.step)`) is right.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step  # LL113
model.eval  # LL113
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
model.eval()
```
```python bad
import torch

device = "cuda" if torch.cuda.is_available else "cpu"  # LL113
model = torch.nn.Linear(8, 1).to(device)
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
step = optimizer.step
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    step()
```

```diff reference_loop/train.py
-    setup.net.train()
+    setup.net.train
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Role, Run, changes, rule

_EFFECTS = {
    "backward": "no gradients are computed",
    "eval": "the model stays in its mode",
    "step": "no weights change",
    "train": "the model stays in its mode",
    "unscale_": "the gradients stay scaled",
    "update": "the loss scale never changes",
    "zero_grad": "the gradients pile up",
}


@rule("LL113", "call-missing-parentheses", Group.ERROR, reads={Op.MENTION}, needs={Op.MENTION}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """A bare method as a statement, or a function object as a condition."""
    for mention in run.all(Op.MENTION):
        method, how = mention.args.get("method", ""), mention.args.get("how")
        if how == "named" and method in _EFFECTS:
            problem = f"is named but not called: {_effect(mention, method)}"
        elif how == "truth":
            problem = "is a function, not its answer: the condition is always true"
        else:
            continue
        text = _text(mention, method)
        call = changes.suffix(mention, "()")
        yield Finding(mention, f"{text} {problem}", fix=Fix(f"write {text}()", safe=True, changes=(call,)))


def _text(mention: Event, method: str) -> str:
    written = mention.args.get("text")
    if written:
        return str(written)
    return f"{mention.obj.name}.{method}" if mention.obj is not None and mention.obj.name else method


def _effect(mention: Event, method: str) -> str:
    if method == "step" and mention.obj is not None and mention.obj.role is Role.SCHEDULER:
        return "the learning rate never changes"
    return _EFFECTS[method]
