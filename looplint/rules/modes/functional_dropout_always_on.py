"""
# Functional dropout that never switches off
The functions `F.dropout`, `F.dropout2d`, `F.alpha_dropout` and their relatives have `training=True` as their default.
They know nothing of the module they are called in, so `model.eval()` does not reach them: validation, test and export
run with dropout on, two passes over the same data differ, and the metric is too low.
`F.scaled_dot_product_attention(..., dropout_p=p)` drops whenever `p` is not zero.

Pass `training=self.training` (for attention `dropout_p=self.p if self.training else 0.0`), or use `nn.Dropout`.

```python bad
import torch
import torch.nn.functional as F
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Linear(8, 32), nn.Linear(32, 2)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.dropout(x, p=0.4)  # LL206
        return self.conv2(x)

def main(loader):
    model = Net()
    optimizer = torch.optim.Adam(model.parameters())
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        F.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python fixed
import torch
import torch.nn.functional as F
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = nn.Linear(8, 32), nn.Linear(32, 2)

    def forward(self, x):
        x = F.relu(self.conv1(x))
        x = F.dropout(x, p=0.4, training=self.training)
        return self.conv2(x)

def main(loader):
    model = Net()
    optimizer = torch.optim.Adam(model.parameters())
    model.train()
    for x, y in loader:
        optimizer.zero_grad()
        F.cross_entropy(model(x), y).backward()
        optimizer.step()
```
```python bad
from torch import nn
from torch.nn import functional as F

class Attention(nn.Module):
    def __init__(self, dim, p):
        super().__init__()
        self.qkv, self.p = nn.Linear(dim, 3 * dim), p

    def forward(self, x):
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        return F.scaled_dot_product_attention(q, k, v, dropout_p=self.p)  # LL206
```
```python good
from torch import nn
from torch.nn import functional as F

class Attention(nn.Module):
    def __init__(self, dim, p):
        super().__init__()
        self.qkv, self.p = nn.Linear(dim, 3 * dim), p

    def forward(self, x):
        q, k, v = self.qkv(x).chunk(3, dim=-1)
        rate = self.p if self.training else 0.0
        return F.scaled_dot_product_attention(q, k, v, dropout_p=rate)
```
```python good
from torch import nn
from torch.nn import functional as F

class Net(nn.Module):
    def __init__(self, dim, p):
        super().__init__()
        self.fc, self.p = nn.Linear(dim, dim), p

    def forward(self, x, sample=False):
        x = F.dropout(self.fc(x), self.p, self.training)
        if self.p > 0 and self.training:
            x = F.dropout(x, self.p)
        x = F.dropout(x, self.p, training=self.training or sample)
        x = F.dropout(x, p=0.1, training=True)
        return F.scaled_dot_product_attention(x, x, x, dropout_p=self.p if self.training else 0.0)

class Prenet(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.fc = nn.Linear(dim, dim)

    def forward(self, x):
        return F.dropout(self.fc(x), 0.5)  # always on, also in inference
```

```diff reference_loop/task.py
-        logits: Tensor = self.head(self.dropout(features))
+        logits: Tensor = self.head(functional.dropout(features, 0.1))
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from looplint import Finding, Fix, Group, Obj, Op, Run, changes, rule
from looplint.regex import regex

# Intention, in a name or a comment. Tacotron's pre-net keeps its dropout in inference (https://arxiv.org/abs/1712.05884).
ON_PURPOSE = regex(
    r"(?<![A-Za-z])[mM][cC](?![a-z])|(?i:monte.?carlo|bayes|stochastic|prenet|always|on purpose|intention|inference)"
)


@rule(
    "LL206",
    "functional-dropout-always-on",
    Group.ERROR,
    reads={Op.FORWARD, Op.BACKWARD},
    needs={Op.FORWARD},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """Dropout functions in a model's forward that no mode switches off."""
    told: set[Any] = set()
    for forward in run.all(Op.FORWARD):
        for call in forward.args.get("functional_dropout", ()):
            if call["at"] in told or _is_intended(call) or _is_for_training_only(run, forward.obj, call):
                continue
            told.add(call["at"])
            yield Finding(
                call["at"],
                f"{call['call']} is always on: model.eval() does not reach it, so predictions stay random",
                fix=Fix(_advice(call["call"]), safe=True, changes=(_by_mode(call),)),
            )


def _is_intended(call: Mapping[str, Any]) -> bool:
    return any(ON_PURPOSE.search(str(call.get(part, ""))) for part in ("owner", "comment"))


def _is_for_training_only(run: Run, model: Obj | None, call: Mapping[str, Any]) -> bool:
    """Whether the model is also run by a method that leaves this call out, as validation does."""
    forwards = [event for event in run.all(Op.FORWARD) if event.obj is model]
    validations = [evaluation.forward for evaluation in run.evaluations if evaluation.forward in forwards]
    places = [{other["at"] for other in event.args.get("functional_dropout", ())} for event in validations]
    return bool(places) and not any(call["at"] in found for found in places)


def _by_mode(call: Mapping[str, Any]) -> changes.Change:
    mode, at = changes.spelled("self"), call["at"]
    if "attention" in call["call"]:
        rate = changes.given(at, "dropout_p", position=4)
        return changes.keyword(at, "dropout_p", "{} if {}.training else 0.0", rate, mode, position=4)
    return changes.keyword(at, "training", "{}.training", mode, position=2)


def _advice(call: str) -> str:
    if "attention" in call:
        return "pass dropout_p=self.p if self.training else 0.0"
    return f"call {call}(..., training=self.training)"
