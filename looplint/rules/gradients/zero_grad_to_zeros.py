"""
# Gradients cleared to zeros
`zero_grad(set_to_none=False)` fills the gradients with zeros instead of dropping them. That writes to each of them
once more, keeps their memory, and lets optimizers with momentum or weight decay move parameters that had no gradient
at all in this step: the heads of other tasks, embeddings of absent words. `None` is the default since PyTorch 2.0.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad(set_to_none=False)  # LL114
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
Where the code itself reads `.grad` after the clear, zeros may be needed:

```python good
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad(set_to_none=False)
    model(inputs).pow(2).mean().backward()
    print(sum(p.grad.abs().sum() for p in model.parameters()))
    optimizer.step()
```

```diff reference_loop/train.py
-    state.optimizer.zero_grad(set_to_none=True)
+    state.optimizer.zero_grad(set_to_none=False)
```
"""

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, changes, rule


@rule("LL114", "zero-grad-to-zeros", Group.ADVICE, reads={Op.ZERO_GRAD}, needs={Op.ZERO_GRAD}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """A clear that asks for zeros, in a file that does not read gradients itself."""
    for clear in run.all(Op.ZERO_GRAD):
        if clear.args.get("set_to_none") is False and not clear.args.get("gradients_read"):
            yield Finding(
                clear,
                "gradients are cleared to zeros: parameters without a gradient are moved by momentum and decay as well",
                fix=Fix("leave set_to_none=False out", changes=(changes.drop(clear, "set_to_none", position=0),)),
            )
