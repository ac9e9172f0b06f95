"""
# The processes train different models
`DistributedDataParallel` keeps the copies of a model equal by giving all of them the same gradients. After a step, the
weights of the same parameter are not the same in two processes any more: one of them stepped alone, clipped by its own
norm, has another learning rate, drew other initial weights after the wrapping, or changed its weights by hand. Each
process then trains a model of its own, on its share of the data, with gradients that are computed for another one.

Seen in a run of several processes only: each tells the norms of its parameters before the same steps.

```python bad run 2
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1 / (1 + dist.get_rank()))
for inputs in torch.randn(40, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()  # LL750
dist.destroy_process_group()
```
```python fixed run 2
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
torch.manual_seed(0)
model = DistributedDataParallel(nn.Linear(8, 2))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(40, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Op, Run, rule

_FIX = Fix(
    "let every process take the same steps: same learning rate, same clipping, no update outside of the optimizer"
)


@rule("LL750", "ranks-diverge", Group.ERROR, reads={Op.OBSERVE}, needs={Op.OBSERVE}, unless=("LL708", "LL717", "LL718"))
def check(run: Run) -> Iterator[Finding]:
    """Parameters under data-parallel training that differ between processes."""
    for seen in run.observed("ranks"):
        one, other = seen.args["norms"]
        message = (
            f"{seen.args['name']} differs between processes: its norm is {one:.6g} in one and {other:.6g} in another"
        )
        yield Finding(seen, message, (Note(seen, f"first seen before step {seen.args['step']:,}"),), _FIX)
