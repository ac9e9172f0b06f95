"""
# Pixels go into the model as they are stored
The first layer is given whole numbers from 0 to 255. Its weights were initialized, or trained, for inputs of about unit
size: the activations are a hundred times too large, gradients with them, and a learning rate that suits the rest of the
model does not suit this layer. A model that was trained on normalized pictures sees pictures that it has never seen.

Nothing is said where a normalization follows on the layer, for then the size of the input does not matter.
Seen in a run only.

```python bad run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(4 * 14 * 14, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-9)
for images in torch.randint(0, 256, (20, 4, 3, 16, 16)).float():
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(images), torch.tensor([0, 1, 0, 1])).backward()  # LL651
    optimizer.step()
```
```python fixed run
import torch
from torch import nn

torch.manual_seed(0)
model = nn.Sequential(nn.Conv2d(3, 4, 3), nn.ReLU(), nn.Flatten(), nn.Linear(4 * 14 * 14, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=1e-9)
for images in torch.randint(0, 256, (20, 4, 3, 16, 16)).float():
    optimizer.zero_grad()
    nn.functional.cross_entropy(model(images / 255), torch.tensor([0, 1, 0, 1])).backward()
    optimizer.step()
```
Normalized by the layer behind, or in the model, or no pictures at all:

```python good run
import torch
from torch import nn

class Scaled(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Conv2d(3, 4, 3)

    def forward(self, images):
        return self.layer((images - 127) / 64)

torch.manual_seed(0)
for first in (Scaled(), nn.Sequential(nn.Conv2d(3, 4, 3), nn.BatchNorm2d(4)), nn.BatchNorm2d(3)):
    model = nn.Sequential(first, nn.ReLU(), nn.Flatten(), nn.LazyLinear(2))
    model(torch.zeros(4, 3, 16, 16))
    optimizer = torch.optim.SGD(model.parameters(), lr=1e-9)
    for images in torch.randint(0, 256, (20, 4, 3, 16, 16)).float():
        optimizer.zero_grad()
        nn.functional.cross_entropy(model(images), torch.tensor([0, 1, 0, 1])).backward()
        optimizer.step()
table = nn.Linear(7, 2)
optimizer = torch.optim.SGD(table.parameters(), lr=1e-9)
for ages in torch.randint(0, 256, (20, 4, 7)).float():
    optimizer.zero_grad()
    nn.functional.cross_entropy(table(ages), torch.tensor([0, 1, 0, 1])).backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

LOOKS = 4
_FIX = Fix("divide by 255 and normalize by mean and standard deviation, in training and evaluation alike")


@rule("LL651", "input-not-normalized", Group.WARNING, reads={Op.OBSERVE}, needs={Op.OBSERVE})
def check(run: Run) -> Iterator[Finding]:
    """Layers that were given whole numbers up to 255 as pictures."""
    for seen in run.observed("pixels"):
        if seen.args["looks"] >= LOOKS:
            message = (
                f"{seen.args['layer']} is given pixels from 0 to {seen.args['high']:.0f}, which nothing normalizes"
            )
            note = Note(
                seen, f"in {seen.args['looks']} batches that were looked at; the loss is computed from them here"
            )
            yield Finding(seen, message, (note,), _FIX)
