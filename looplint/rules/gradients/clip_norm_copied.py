"""
# A clipping limit that nobody compares with the norms
`clip_grad_norm_(parameters, 1.0)` is often copied from elsewhere. Whether 1.0 is a rare guard or cuts every single
batch depends on the model, the loss and its reduction. If all batches are clipped, the limit is a learning rate in
disguise; if none is, it does nothing. The function returns the norm before clipping: log it, and set the limit above
its usual size.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL116
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    print(norm.item())
    optimizer.step()
```
```python good
import argparse
import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--clip", type=float, default=1.0)
args = parser.parse_args()
model = nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    nn.utils.clip_grad_norm_(model.parameters(), args.clip)
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Op, Run, rule


@rule("LL116", "clip-norm-copied", Group.ADVICE, reads={Op.CLIP}, needs={Op.CLIP})
def check(run: Run) -> Iterator[Finding]:
    """A clip by a number in the code whose result is dropped, where no other norm is computed."""
    for clip in run.all(Op.CLIP):
        limit = clip.args.get("max_norm")
        if not isinstance(limit, (int, float)) or limit == float("inf") or not clip.args.get("dropped"):
            continue
        yield Finding(
            clip,
            f"the limit {limit} is a bare number, and the norms are never looked at: it may cut every batch, or none",
            fix=Fix("log the norm that clip_grad_norm_ returns"),
        )
