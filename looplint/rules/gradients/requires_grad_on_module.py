"""
# `requires_grad` set on a module
A module has no `requires_grad`. `model.requires_grad = False` makes a plain Python attribute that nothing ever reads:
no parameter is frozen, gradients are computed, and the optimizer goes on changing what was meant to stay. The method
`requires_grad_(False)`, or a loop over `parameters()`, freezes.

```python bad
import torch
from torch import nn

backbone, head = nn.Linear(8, 8), nn.Linear(8, 2)
backbone.requires_grad = False  # LL119
model = nn.Sequential(backbone, head)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

backbone, head = nn.Linear(8, 8), nn.Linear(8, 2)
backbone.requires_grad_(False)
model = nn.Sequential(backbone, head)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python bad
import torch
import torchvision

model = torchvision.models.resnet18(weights="DEFAULT")
for layer in model.children():
    layer.requires_grad = False  # LL119
model.fc = torch.nn.Linear(512, 10)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 3, 32, 32):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
Parameters and tensors have the attribute:

```python good
import torch
from torch import nn

class Prompted(nn.Module):
    def __init__(self):
        super().__init__()
        self.prompt = nn.Parameter(torch.zeros(8))
        self.body = nn.Linear(8, 2)
        self.prompt.requires_grad = False
        self.body.weight.requires_grad = False

    def forward(self, x):
        return self.body(x + self.prompt)

model = Prompted()
for param in model.body.parameters():
    param.requires_grad = False
model.prompt.requires_grad = True
optimizer = torch.optim.SGD([model.prompt], lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```

```diff reference_loop/task.py
         self.head = nn.Linear(channels[-1], classes)
+        self.stages.requires_grad = False
```
"""

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Obj, Op, Run, changes, rule


@rule("LL119", "requires-grad-on-module", Group.ERROR, reads={Op.ASSIGN}, needs={Op.ASSIGN}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """The attribute is set on what is a module."""
    for assign in run.all(Op.ASSIGN):
        if not _is_module(assign.obj):
            continue
        freezes = assign.args["value"] is not True
        effect = "no parameter is frozen" if freezes else "frozen parameters stay frozen"
        name = assign.args["on"] or "the module"
        yield Finding(
            assign,
            f"requires_grad set on the module {name} is a plain attribute that nobody reads: {effect}",
            fix=Fix(
                f"call {name}.requires_grad_({not freezes})",
                changes=(
                    changes.rewrite(
                        assign,
                        f"{{}}.requires_grad_({not freezes})",
                        changes.receiver(assign),
                        ends=f"= {not freezes}",
                    ),
                ),
            ),
        )


def _is_module(part: Obj | None) -> bool:
    """A part of an installed model, known by its name alone, may be a parameter as well."""
    return part is not None and (part.known or bool(part.facts.get("is_module")))
