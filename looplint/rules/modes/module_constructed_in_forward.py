"""
# A layer is constructed in forward
A layer that is made inside `forward` is another one in each pass. A `Linear` has new random weights every time, and no
optimizer ever sees them; a `BatchNorm` never gathers statistics; a `Dropout` begins in training mode: `model.eval()`
does not reach it, and predictions stay random.

Make layers in `__init__`, or use the functions of `torch.nn.functional` with `training=self.training`.

```python bad
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(8, 32), nn.Linear(32, 2)

    def forward(self, x):
        x = nn.Dropout(p=0.5)(self.fc1(x).relu())  # LL212
        return self.fc2(x)
```
```python fixed
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(8, 32), nn.Linear(32, 2)
        self.dropout = nn.Dropout(p=0.5)

    def forward(self, x):
        x = self.dropout(self.fc1(x).relu())
        return self.fc2(x)
```
```python bad
from torch import nn

class Encoder(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.conv = nn.Conv2d(3, channels, 3)

    def _project(self, x):
        projection = nn.Linear(x.shape[-1], 16)  # LL212
        return projection(x)

    def forward(self, x):
        return self._project(self.conv(x).mean((2, 3)))
```
Without weights and mode, made once, or with weights that are set:

```python good
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv, self.head = nn.Conv2d(3, 8, 3), None

    def forward(self, x, kernel):
        x = nn.ReLU(inplace=True)(nn.MaxPool2d(2)(self.conv(x)))
        x = nn.LayerNorm(x.shape[1:], elementwise_affine=False)(x)
        if self.head is None:
            self.head = nn.LazyLinear(2)
        blur = nn.Conv2d(8, 8, 3, bias=False)
        blur.weight.data = kernel
        drop = nn.Dropout(0.1).train(self.training)
        return self.head(drop(blur(x)).flatten(1))
```

```diff reference_loop/task.py
-        logits: Tensor = self.head(self.dropout(features))
+        logits: Tensor = nn.Linear(features.shape[1], 10)(self.dropout(features))
```
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, rule

# What it does to the training, by what is constructed; the first that fits.
_EFFECTS = (
    (r"Dropout", "it is always on, whatever eval() says"),
    (r"BatchNorm", "it never gathers running statistics, and its weights are never trained"),
    (r"(Layer|Group|Instance|RMS)Norm", "its weights are never trained"),
    (r"", "it has new random weights in each pass, and is never trained"),
)


@rule("LL212", "module-constructed-in-forward", Group.ERROR, reads={Op.DEFINE}, needs={Op.DEFINE})
def check(run: Run) -> Iterator[Finding]:
    """Layers that a forward pass makes and throws away."""
    for define in run.all(Op.DEFINE):
        for made in define.args.get("constructed", ()):
            layer, method = made["what"].rpartition(".")[2], made["method"].rpartition(".")[2]
            effect = next(effect for kind, effect in _EFFECTS if re.search(kind, layer))
            yield Finding(
                made["at"],
                f"{layer} is constructed anew in each {method}(): {effect}",
                fix=Fix("make it in __init__, as an attribute"),
                group=Group.WARNING if effect == _EFFECTS[2][1] else None,
            )
