"""
# BatchNorm statistics move in evaluation
The model was put into evaluation mode, and a layer in it still computes as in training: it normalizes by the batch at
hand and moves its running statistics with it. The score depends on how the evaluation data is batched, and the data of
the evaluation goes into the model. It happens where `train()` was called on the layer afterwards, where `train()` or
`eval()` is overridden, and where the layer sits in a plain list, so that `eval()` does not reach it.
Seen in a run only.

```python bad run
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.head = nn.BatchNorm1d(8), nn.Linear(8, 2)

    def train(self, mode=True):
        self.training = mode
        self.head.train(mode)
        return self

    def forward(self, inputs):
        return self.head(self.norm(inputs))

torch.manual_seed(0)
model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(20, 16, 8):
    model.train()
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
model.eval()
with torch.no_grad():
    print(model(torch.randn(16, 8)).mean())  # LL250
```
```python fixed run
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm, self.head = nn.BatchNorm1d(8), nn.Linear(8, 2)

    def forward(self, inputs):
        return self.head(self.norm(inputs))

torch.manual_seed(0)
model = Net()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(20, 16, 8):
    model.train()
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
model.eval()
with torch.no_grad():
    print(model(torch.randn(16, 8)).mean())
```
Statistics that are computed anew on purpose, in training mode, and layers that keep none:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.BatchNorm1d(8), nn.BatchNorm1d(8, track_running_stats=False))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(20, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
average = torch.optim.swa_utils.AveragedModel(model)
average.update_parameters(model)
torch.optim.swa_utils.update_bn(torch.randn(5, 16, 8), average)
average.eval()
with torch.no_grad():
    print(average(torch.randn(16, 8)).mean())
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

_FIX = Fix("call eval() on the model after all calls of train(), and register every layer, so that it reaches them")


@rule(
    "LL250",
    "batchnorm-moved-in-evaluation",
    Group.ERROR,
    reads={Op.OBSERVE},
    needs={Op.OBSERVE},
    unless=("LL127", "LL209"),
)
def check(run: Run) -> Iterator[Finding]:
    """Layers whose statistics moved while the model around them was in evaluation mode."""
    layers = run.observed("statistics")
    for seen in layers[:1]:
        more = f" and {len(layers) - 1} more" if len(layers) > 1 else ""
        message = f"the running statistics of {seen.args['layer']}{more} move though the model is in evaluation mode"
        yield Finding(
            seen, message, (Note(seen, "this call computes as in training there, and learns from the data"),), _FIX
        )
