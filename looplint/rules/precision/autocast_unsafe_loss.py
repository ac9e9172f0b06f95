"""
# A loss that autocast refuses
`BCELoss` and `F.binary_cross_entropy` take logarithms of probabilities, which float16 rounds to 0 and 1. On CUDA they
raise a RuntimeError inside autocast ("unsafe to autocast"); on a CPU they run, so that tests do not find it.

Leave the sigmoid out of the model and use `BCEWithLogitsLoss`, which is exact and safe; or compute the loss in float32,
under `autocast(enabled=False)`.
Source: https://docs.pytorch.org/docs/stable/amp.html#prefer-binary-cross-entropy-with-logits-over-binary-cross-entropy

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 1), nn.Sigmoid()).cuda()
criterion = nn.BCELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = criterion(model(x), y)  # LL314
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 1)).cuda()
criterion = nn.BCEWithLogitsLoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
scaler = torch.amp.GradScaler("cuda")
for x, y in torch.load("loader.pt"):
    optimizer.zero_grad()
    with torch.autocast("cuda", dtype=torch.float16):
        loss = criterion(model(x), y)
    scaler.scale(loss).backward()
    scaler.step(optimizer)
    scaler.update()
```
```python bad
import torch
import torch.nn.functional as F
from torch import nn

class DiceBCE(nn.Module):
    def forward(self, logits, target):
        p = torch.sigmoid(logits)
        dice = 1 - (2 * (p * target).sum() + 1) / (p.sum() + target.sum() + 1)
        return dice + F.binary_cross_entropy(p, target)  # LL314

def train(model, loader, optimizer, args):
    criterion = DiceBCE()
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.bfloat16, enabled=args.amp):
            loss = criterion(model(x), y)
        loss.backward()
        optimizer.step()
```
After the block, in an island of float32, and on a CPU:

```python good
import torch
from torch import nn

def train(model, loader, optimizer):
    criterion = nn.BCELoss()
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cuda", dtype=torch.bfloat16):
            p = model(x)
            with torch.autocast("cuda", enabled=False):
                extra = criterion(p.float(), y)
        (criterion(p.float(), y) + extra).backward()
        optimizer.step()

def on_cpu(model, loader, optimizer):
    for x, y in loader:
        optimizer.zero_grad()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = nn.functional.binary_cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, autocast, rule


@rule("LL314", "autocast-unsafe-loss", Group.ERROR, reads={Op.LOSS}, needs={Op.LOSS})
def check(run: Run) -> Iterator[Finding]:
    """A loss on CUDA's list of the unsafe in an autocast region that may be on."""
    for loss in run.all(Op.LOSS):
        region = autocast.around(run, loss)
        if region is None or loss.obj is None or not loss.obj.facts.get("autocast_unsafe"):
            continue
        if not autocast.is_on(run, region, "cpu", "xpu", "hpu", "mps"):
            named = loss.obj.made.rpartition(".")[2]
            yield Finding(
                loss,
                f"{named} is computed inside autocast: on CUDA this raises a RuntimeError on the first batch",
                notes=(Note(region.at, "autocast is entered here"),),
                fix=Fix("return logits and use binary_cross_entropy_with_logits (BCEWithLogitsLoss)"),
            )
