"""
# Graphs of earlier steps are never freed
Each loss holds the graph that it was computed by, and with it the tensors of that step. As long as anything that was
computed from a loss is kept (a sum, a list, an attribute, a logger's history), its graph lives. After a thousand steps
there are a thousand of them: memory grows until it is full, and each step takes longer to clean up.

What is told is that graphs are alive that should be gone; where the text shows who keeps them, LL803 and LL112 tell it
instead. Seen in a run only: at some steps a mark is put into the graph, and the marks that are alive are counted.

```python bad run
import torch
from torch import nn

class History:
    def __init__(self):
        setattr(self, "values", [])

torch.manual_seed(0)
model, history = nn.Linear(8, 1), History()
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
remember = getattr(history, "values").append
for inputs in torch.randn(120, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    remember(loss)
    loss.backward()  # LL851
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

class History:
    def __init__(self):
        setattr(self, "values", [])

torch.manual_seed(0)
model, history = nn.Linear(8, 1), History()
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
remember = getattr(history, "values").append
for inputs in torch.randn(120, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    remember(loss.detach())
    loss.backward()
    optimizer.step()
```
Outputs that are kept for the end of the epoch keep their graphs as well:

```python bad run
import torch
from torch import nn

def collect(held, value):
    held["all"] = (*held["all"], value)

torch.manual_seed(0)
model, held = nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 1)), {"all": ()}
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for inputs in torch.randn(120, 16, 8):
    optimizer.zero_grad()
    outputs = model(inputs)
    outputs.pow(2).mean().backward()  # LL851
    optimizer.step()
    collect(held, outputs)
```
A window of losses, and the last loss that is kept until the next:

```python good run
import collections
import torch
from torch import nn

torch.manual_seed(0)
model, window = nn.Linear(8, 1), collections.deque(maxlen=5)
optimizer = torch.optim.SGD(model.parameters(), lr=0.01)
for inputs in torch.randn(120, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    loss.backward()
    window.append(loss)
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

MOST_FREED = 6  # of the marked ones: those of the last rounds do not count as alive yet
_FIX = Fix("keep numbers, not tensors with a graph: loss.item(), or loss.detach() where waiting is dear")


@rule("LL851", "memory-grows", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL112", "LL803"))
def check(run: Run) -> Iterator[Finding]:
    """Losses of which every graph that was marked was alive later on."""
    for seen in run.observed("loss"):
        alive, looks = seen.args["alive"], seen.args["looks"]
        if alive >= observed.LOOKS and alive >= looks - MOST_FREED:
            message = "the graphs of earlier steps are still alive: memory grows with each step"
            note = Note(
                seen, f"at step {seen.args['alive_at']:,} {alive} of {looks} graphs that were marked were alive"
            )
            yield Finding(seen, message, (note,), _FIX)
