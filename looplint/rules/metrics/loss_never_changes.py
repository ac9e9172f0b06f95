"""
# The loss has stopped to change
The loss is the same number to the bit in each of many steps, and all gradients are zero: the model has fallen into a
place that no update leads out of. All units of a layer are dead after a step that was too large, or a network that
learns distances has mapped everything to one point, so that a triplet loss is its margin. Batches differ, so a training
that goes well never shows the same loss twice.
Seen in a run only. Gradients that are zero from the first step on are told by LL153.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.ReLU())
optimizer = torch.optim.SGD(model.parameters(), lr=50.0)
triplet = nn.TripletMarginLoss()
for anchor, positive, negative in torch.randn(90, 3, 16, 8).abs():
    optimizer.zero_grad()
    loss = triplet(model(anchor), model(positive), model(negative)) + model(anchor).sum()
    loss.backward()  # LL850
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Linear(8, 8), nn.LeakyReLU())
optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
triplet = nn.TripletMarginLoss()
for anchor, positive, negative in torch.randn(90, 3, 16, 8).abs():
    optimizer.zero_grad()
    loss = triplet(model(anchor), model(positive), model(negative))
    loss.backward()
    optimizer.step()
```
A loss that has become zero, a surrogate whose value says nothing, and training that has converged on all data at once:

```python good run
import torch
from torch import nn

torch.manual_seed(0)
model, inputs = nn.Linear(2, 1), torch.randn(16, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.5)
for turn in range(400):
    optimizer.zero_grad()
    (model(inputs) - 1 + inputs.sum(1, keepdim=True)).pow(2).mean().backward()
    optimizer.step()
for turn in range(90):
    optimizer.zero_grad()
    score = model(torch.randn(16, 2)).mean()
    (score - score.detach()).exp().backward()
    optimizer.step()
for turn in range(90):
    optimizer.zero_grad()
    torch.relu(-10 - model(torch.randn(16, 2))).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

STEPS = 50
LAST = 3  # looks, of which the gradients are asked for
_FIX = Fix("lower the learning rate, and look for units that are dead or outputs that are all the same")


@rule("LL850", "loss-never-changes", Group.WARNING, reads={Op.OBSERVE}, needs={Op.OBSERVE})
def check(run: Run) -> Iterator[Finding]:
    """A loss that ends as the same number many times, after which the gradients are zero."""
    norms = [seen.args["norms"] for seen in run.observed("parameters")]
    stuck = [one for one in norms if any(one) and len(one) > LAST and not any(one[-LAST:])]
    if not stuck or len(stuck) < len(norms):
        return
    for seen in run.observed("loss"):
        value, same = seen.args["value"], seen.args["same"]
        if value and same >= STEPS and same < seen.args["count"]:
            message = f"the loss has been {value:.6g} in each of the last {same:,} steps, and all gradients are zero"
            yield Finding(
                seen, message, (Note(seen, f"it changed in the {seen.args['count'] - same:,} steps before"),), _FIX
            )
