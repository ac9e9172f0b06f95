"""
# Trained with nn.DataParallel
`nn.DataParallel` runs one process with a thread per GPU. In each step it copies the model to every GPU, scatters the
batch, and gathers the outputs on the first one: Python's lock and the copies make it slow, and the first GPU runs out
of memory while the others are half empty. PyTorch recommends `DistributedDataParallel`, also on a single machine.

```python bad
import torch
from torch import nn

model = nn.DataParallel(nn.Linear(8, 2)).cuda()  # LL706
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    model(x).pow(2).mean().backward()
    optimizer.step()
```
```python fixed
import os

import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("nccl")
torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
model = DistributedDataParallel(nn.Linear(8, 2).cuda())
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    model(x).pow(2).mean().backward()
    optimizer.step()
dist.destroy_process_group()
```
Here it only evaluates:

```python good
import torch

def evaluate(model, batches):
    model = torch.nn.DataParallel(model)
    model.eval()
    with torch.no_grad():
        return sum(model(x).pow(2).mean().item() for x in batches)

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(3):
    model.train()
    for x in torch.rand(10, 16, 8):
        optimizer.zero_grad()
        model(x).pow(2).mean().backward()
        optimizer.step()
    print(evaluate(model, torch.rand(2, 16, 8)))
```
And here it is taken off again:

```python good
import torch

model = torch.nn.Linear(8, 1)
model = torch.nn.DataParallel(model).module
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    model(x).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, phases, related, rule


@rule("LL706", "data-parallel", Group.WARNING, reads={Op.WRAP, Op.BACKWARD}, needs={Op.WRAP, Op.BACKWARD}, alone=True)
def check(run: Run) -> Iterator[Finding]:
    """A model wrapped by DataParallel that is trained."""
    trained = [model for backward in run.all(Op.BACKWARD) for model in backward.params or ()]
    unknown = any(backward.params is None for backward in run.all(Op.BACKWARD))
    for wrap in run.all(Op.WRAP):
        model = wrap.obj
        if model is None or wrap.args.get("by") != "torch.nn.DataParallel" or _only_evaluates(run, wrap):
            continue
        if wrap.through is not None and wrap.through.facts.get("taken_off"):
            continue
        if unknown or any(related(model, other) for other in trained):
            yield Finding(
                wrap,
                f"{model.name or 'the model'} is trained with nn.DataParallel: it is copied to every GPU in each step, "
                "and the first one gathers all outputs",
                fix=Fix("use DistributedDataParallel with one process per GPU (torchrun)"),
                on_data=True,
            )


def _only_evaluates(run: Run, wrap: Event) -> bool:
    """Whether the wrapped model is that of an evaluation: nothing trains after it, or only what called it."""
    return any(map(phases.speaks_of_evaluation, wrap.functions[-1:])) or run.next(Op.BACKWARD, after=wrap) is None
