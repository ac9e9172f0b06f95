"""
# A parameter never gets a gradient
The optimizer holds it, its layer computes, and no gradient ever comes to it: something between it and the loss cuts the
graph (`detach()`, `.data`, `torch.no_grad()`, `argmax`, numpy), or its output is not used, or what comes back is always
zero. It stays as it was initialized, and the rest of the model learns to live with that. A bias without effect in a
layer that learns otherwise is not told.

A layer that is never called at all is told as advice: it is likely a head that this training does not need.
Seen in a run only.

```python bad run
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(8, 8), nn.Linear(8, 2)

    def forward(self, inputs):
        return self.head(torch.from_numpy(self.body(inputs).detach().numpy()))

torch.manual_seed(0)
model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()  # LL151
```
```python fixed run
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body, self.head = nn.Linear(8, 8), nn.Linear(8, 2)

    def forward(self, inputs):
        return self.head(self.body(inputs))

torch.manual_seed(0)
model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(60, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
Attention over a single position gives one weight, which is always 1, so queries and keys learn nothing:

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
query, key, value = nn.Linear(8, 8), nn.Linear(8, 8), nn.Linear(8, 8)
optimizer = torch.optim.SGD([p for m in (query, key, value) for p in m.parameters()], lr=0.1)
for inputs in torch.randn(60, 16, 1, 8):
    optimizer.zero_grad()
    weights = (query(inputs) @ key(inputs).transpose(1, 2)).softmax(-1)
    (weights @ value(inputs)).pow(2).mean().backward()
    optimizer.step()  # LL151
```
Experts that are chosen now and then, two networks that train in turn, a gate that begins at zero, frozen parts:

```python good run
import torch
from torch import nn

class Experts(nn.Module):
    def __init__(self):
        super().__init__()
        self.frozen = nn.Linear(8, 8).requires_grad_(False)
        self.experts = nn.ModuleList([nn.Linear(8, 8), nn.Linear(8, 8)])
        self.gate = nn.Parameter(torch.zeros(()))

    def forward(self, inputs, turn):
        return inputs + self.gate * self.experts[turn % 7 == 0](torch.relu(self.frozen(inputs)))

torch.manual_seed(0)
generator, critic = Experts(), nn.Linear(8, 1)
optimizers = [torch.optim.SGD(model.parameters(), lr=0.1) for model in (generator, critic)]
for turn, inputs in enumerate(torch.randn(60, 16, 8)):
    optimizers[1].zero_grad()
    (critic(generator(inputs, turn).detach()).relu() + critic(inputs).pow(2)).mean().backward()
    optimizers[1].step()
    optimizers[0].zero_grad()
    critic(generator(inputs, turn)).mean().backward()
    optimizers[0].step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, observed, rule

_CUT = Fix("find what cuts the graph between these parameters and the loss, or freeze them and leave them out")
_UNUSED = Fix("leave these layers out of the model, or freeze them")


@rule(
    "LL151",
    "parameter-without-gradient",
    Group.WARNING,
    reads={Op.OBSERVE},
    needs={Op.OBSERVE},
    unless=("LL106", "LL109", "LL111", "LL117", "LL126", "LL152", "LL153"),
)
def check(run: Run) -> Iterator[Finding]:
    """Parameters without a gradient, or with one of zeros, at all steps that were looked at."""
    for seen in run.observed("parameters"):
        if not observed.enough(seen):
            continue
        cut = seen.args["missing"] + seen.args["zero"]
        if cut:
            zero = "no" if not seen.args["zero"] else "only zero" if not seen.args["missing"] else "no or only zero"
            what = f"{zero} gradients come to {observed.named(cut)}: what {observed.of(seen)} holds there never learns"
            yield _finding(seen, what, _CUT, None)
        elif seen.args["unused"]:
            what = f"{observed.named(seen.args['unused'])}: held by {observed.of(seen)}, but no forward pass uses them"
            yield _finding(seen, what, _UNUSED, Group.ADVICE)


def _finding(seen: Event, message: str, fix: Fix, group: Group | None) -> Finding:
    return Finding(seen, message, (Note(seen, f"so it was {observed.how_often(seen)}"),), fix, group)
