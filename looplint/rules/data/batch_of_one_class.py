"""
# Each batch holds a single class
The labels differ from batch to batch, and within a batch they are all the same: the data is read in the order of its
classes. Each update pulls the model towards one class and away from all others, BatchNorm sees the statistics of one
class at a time, and what was learned of the first class is gone when the last one comes.
Seen in a run only, where a cross-entropy is computed from at least eight samples.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, labels = torch.randn(640, 8), torch.arange(640) // 160
for rows in torch.arange(640).split(16):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs[rows]), labels[rows]).backward()  # LL652
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
inputs, labels = torch.randn(640, 8), torch.arange(640) // 160
for rows in torch.randperm(640).split(16):
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(inputs[rows]), labels[rows]).backward()
    optimizer.step()
```
A critic that is shown real and false samples in turn, and labels that are all the same:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
critic = nn.Linear(8, 2)
optimizer = torch.optim.SGD(critic.parameters(), lr=0.1)
for real, false in torch.randn(40, 2, 16, 8):
    optimizer.zero_grad()
    nn.functional.cross_entropy(critic(real), torch.ones(16, dtype=torch.long)).backward()
    nn.functional.cross_entropy(critic(false), torch.zeros(16, dtype=torch.long)).backward()
    optimizer.step()
for real, false in torch.randn(40, 2, 16, 8):
    for label, samples in enumerate((false, real)):
        optimizer.zero_grad()
        nn.functional.cross_entropy(critic(samples), torch.full((16,), label)).backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, observed, rule

IN_TURN = 0.5  # of the batches are of another class than the one before
_FIX = Fix("shuffle the training data: shuffle=True, or a permutation for each epoch")


@rule("LL652", "batch-of-one-class", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL601", "LL614"))
def check(run: Run) -> Iterator[Finding]:
    """Targets that are of one class in each batch, and not of the same one in all."""
    for seen in run.observed("labels"):
        pure = seen.args["pure"] == seen.args["looks"] and seen.args["classes"] > 1
        in_turn = seen.args["changes"] > seen.args["looks"] * IN_TURN  # as a critic is shown them
        if pure and observed.enough(seen) and not in_turn:
            message = "all samples of a batch are of one class: the data comes in the order of its classes"
            note = Note(seen, f"so in all {seen.args['looks']} batches looked at, of {seen.args['classes']} classes")
            yield Finding(seen, message, (note,), _FIX)
