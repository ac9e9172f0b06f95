"""
# A collective that not all processes come to
A barrier, an all-reduce, a gather waits until *every* process of the group has called it. Under `if rank == 0:` one
does: it waits for the others, they run on into the next collective, and the job hangs until the timeout, or two
different collectives meet and exchange nonsense. The backward pass of a `DistributedDataParallel` model is one as well.

The call may be deep inside a function that is called under the guard.

```python bad
import torch
import torch.distributed as dist

def evaluate(model, loader):
    with torch.no_grad():
        total = sum(model(x).sum() for x in loader)
    dist.all_reduce(total)  # LL707
    return total

def main(loader):
    dist.init_process_group("gloo")
    model = torch.nn.Linear(8, 1).eval()
    if dist.get_rank() == 0:
        print(evaluate(model, loader))
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist

def evaluate(model, loader):
    with torch.no_grad():
        total = sum(model(x).sum() for x in loader)
    dist.all_reduce(total)
    return total

def main(loader):
    dist.init_process_group("gloo")
    model = torch.nn.Linear(8, 1).eval()
    total = evaluate(model, loader)
    if dist.get_rank() == 0:
        print(total)
    dist.destroy_process_group()
```
A barrier on one side that meets a barrier on the other is no fault:

```python good
import torch
import torch.distributed as dist
from contextlib import contextmanager

@contextmanager
def main_process_first(local_rank):
    if local_rank not in (-1, 0):
        dist.barrier()
    yield
    if local_rank == 0:
        dist.barrier()

def main(rank, model):
    with main_process_first(rank):
        torch.save(model.eval(), "data.pt")
    if rank == 0:
        torch.save(model, "model.pt")
        dist.barrier()
    else:
        dist.barrier()
```
```python good
import torch
import torch.distributed as dist

def of_main(value):
    box = [value]
    dist.broadcast_object_list(box, src=0)
    return box[0]

def main(model, newest):
    path = of_main(newest() if dist.get_rank() == 0 else None)
    if path:  # alike in all processes
        model.load_state_dict(torch.load(path, map_location="cpu"))
        dist.barrier()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Context, Event, Finding, Fix, Group, Note, Op, Run, Scope, distributed, rule

OPPOSITE = {Scope.RANK_ZERO: Scope.OTHER_RANKS, Scope.OTHER_RANKS: Scope.RANK_ZERO}


@rule(
    "LL707",
    "collective-under-rank-guard",
    Group.ERROR,
    reads={Op.BARRIER, Op.REDUCE, Op.BACKWARD, Op.WRAP},
)
def check(run: Run) -> Iterator[Finding]:
    """A collective under a test that only some of the processes pass, where the others call none."""
    for event in run.all(Op.BARRIER, Op.REDUCE, Op.BACKWARD):
        context = event.inside(Scope.RANK_ZERO, Scope.OTHER_RANKS)
        if context is None or event.args.get("group") is not None or _is_met(event):
            continue
        if event.op is Op.BACKWARD and not _averages(run, event):
            continue
        who = "the main process" if context.scope is Scope.RANK_ZERO else "the other processes"
        yield Finding(
            event,
            f"{_name(event)} is reached by {who} only: a collective waits for all of them, and the job hangs",
            notes=(Note(context.at, f"only {who} pass{'es' if context.scope is Scope.RANK_ZERO else ''} this test"),),
            fix=Fix("let all processes come here, and keep only the printing and saving under the test"),
        )


def _is_met(event: Event) -> bool:
    """Whether the processes that do not pass one of the tests around the event come to a collective of their own."""
    return any(_opposite(context) for context in event.under)


def _opposite(context: Context) -> bool:
    meeting = context.facts.get("meeting")
    return meeting is not None and bool(meeting.at[OPPOSITE[context.scope]])


def _averages(run: Run, backward: Event) -> bool:
    """Whether a backward pass brings gradients of several processes together."""
    if backward.inside(Scope.NO_SYNC):
        return False
    return any(distributed.wrap(run, model, backward) is not None for model in backward.params or ())


def _name(event: Event) -> str:
    if event.op is Op.BACKWARD:
        return "the backward pass of a DistributedDataParallel model"
    return "a barrier" if event.op is Op.BARRIER else f"{event.args.get('by', 'a collective')}()"
