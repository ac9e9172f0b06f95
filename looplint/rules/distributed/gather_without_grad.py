"""
# Gathered tensors in the loss carry no gradient
`dist.all_gather` fills a list with copies of what each process holds, its own included. None of the copies belongs to
the graph: a contrastive loss over them takes half of its terms for constants, and the gradient that should flow through
this process's own rows is missing without a word.

Put the local tensor back in its place in the list, or use `torch.distributed.nn.all_gather`, which passes gradients on.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def gather(x):
    parts = [torch.zeros_like(x) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, x)  # LL713
    return torch.cat(parts)

def main(loader):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 4))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        a, b = model(x), model(y)
        logits = a @ gather(b).T
        wanted = torch.arange(len(a)) + dist.get_rank() * len(a)
        optimizer.zero_grad()
        nn.functional.cross_entropy(logits, wanted).backward()
        optimizer.step()
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def gather(x):
    parts = [torch.zeros_like(x) for _ in range(dist.get_world_size())]
    dist.all_gather(parts, x)
    parts[dist.get_rank()] = x
    return torch.cat(parts)

def main(loader):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 4))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        a, b = model(x), model(y)
        logits = a @ gather(b).T
        wanted = torch.arange(len(a)) + dist.get_rank() * len(a)
        optimizer.zero_grad()
        nn.functional.cross_entropy(logits, wanted).backward()
        optimizer.step()
    dist.destroy_process_group()
```
```python good
import torch
import torch.distributed as dist
import torch.distributed.nn
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 4))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x, y in loader:
        loss = torch.cat(torch.distributed.nn.all_gather(model(x))).pow(2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        seen = [torch.zeros_like(loss) for _ in range(dist.get_world_size())]
        dist.all_gather(seen, loss.detach())
        print(torch.stack(seen).mean())
    dist.destroy_process_group()
```
Gathered tensors may be leaves whose gradient is passed on by hand:

```python good
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 4))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        own = model(x)
        parts = [torch.zeros_like(own) for _ in range(dist.get_world_size())]
        dist.all_gather(parts, own)
        leaf = torch.cat(parts).detach().requires_grad_()
        loss = nn.functional.cross_entropy(leaf @ leaf.T, torch.arange(len(leaf)))
        optimizer.zero_grad()
        loss.backward()
        own.backward(leaf.grad.chunk(dist.get_world_size())[dist.get_rank()])
        optimizer.step()
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Run, related, rule

GATHERS = ("all_gather", "all_gather_into_tensor", "all_gather_object", "gather")


@rule(
    "LL713",
    "gather-without-grad",
    Group.ERROR,
    reads={Op.REDUCE, Op.BACKWARD, Op.STEP},
    needs={Op.REDUCE, Op.BACKWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """A loss computed from gathered copies of what a trained model gave."""
    told: set[object] = set()
    for backward in run.all(Op.BACKWARD):
        cuts = backward.obj.facts.get("cuts", ()) if backward.obj is not None else ()
        for cut in cuts:
            if cut["by"] not in GATHERS or cut["at"] in told or not _is_trained(run, cut["models"]):
                continue
            told.add(cut["at"])
            yield Finding(
                cut["at"],
                f"what {cut['by']}() gathers carries no gradient, not even this process's own rows: the loss trains on "
                "constants",
                notes=(Note(backward, "in the loss that is trained here"),),
                fix=Fix("put the local tensor back into the list, or use torch.distributed.nn.all_gather"),
            )


def _is_trained(run: Run, models: frozenset[Obj]) -> bool:
    """Whether a backward pass or a step of the run concerns one of the models whose output was gathered."""
    trained = [m for e in run.all(Op.BACKWARD, Op.STEP) for m in e.params or ()]
    return any(related(model, other) for model in models for other in trained)
