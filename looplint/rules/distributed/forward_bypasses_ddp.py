"""
# The forward pass goes around DistributedDataParallel
DDP prepares the averaging of gradients in its own `forward()`. A training step that calls `ddp.module(x)`, a method of
`ddp.module`, or the model under the name that it had before it was wrapped, computes gradients that stay in their
process: nothing fails, each process trains a model of its own on its share of the data, and the main one's is saved.

Methods that a training needs belong behind `forward()`. In evaluation `ddp.module` is right.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
ddp = DistributedDataParallel(nn.Linear(8, 2))
optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    loss = ddp.module(x).pow(2).mean()  # LL708
    loss.backward()
    optimizer.step()
dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
ddp = DistributedDataParallel(nn.Linear(8, 2))
optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    loss = ddp(x).pow(2).mean()
    loss.backward()
    optimizer.step()
dist.destroy_process_group()
```
```python good
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

dist.init_process_group("gloo")
ddp = DistributedDataParallel(nn.Linear(8, 8))
optimizer = torch.optim.SGD(ddp.parameters(), lr=0.1)
for x in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    with torch.no_grad():
        wanted = ddp.module(x)
    loss = (ddp(x) + ddp.module(x) - wanted).pow(2).mean()
    loss.backward()
    optimizer.step()
dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, Span, changes, distributed, related, rule


@rule(
    "LL708",
    "forward-bypasses-ddp",
    Group.ERROR,
    reads={Op.WRAP, Op.FORWARD, Op.BACKWARD, Op.STEP, Op.REDUCE},
    needs={Op.WRAP, Op.FORWARD, Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward pass into a DDP model all of whose forward passes went around the wrapper."""
    told: set[tuple[Span, ...]] = set()
    for backward in run.all(Op.BACKWARD):
        for model in backward.params or ():
            wrap = distributed.wrap(run, model, backward)
            around = _around(run, model, wrap, backward) if wrap is not None else None
            if wrap is None or around is None or _averaged_by_hand(run, backward) or around.spans in told:
                continue
            told.add(around.spans)
            written = around.through or model
            name = f"{written.name or 'the model'}{_method(around)}"
            yield Finding(
                around,
                f"{name} goes around DistributedDataParallel: gradients are not averaged, and each process trains a "
                "model of its own",
                notes=(Note(wrap, "wrapped here"), Note(backward, "its gradients stay in this process")),
                fix=Fix(
                    "call the wrapped model in training; move what must be called into its forward()",
                    changes=_through(around, wrap),
                ),
            )


def _through(around: Event, wrap: Event) -> tuple[changes.Change, ...]:
    """The wrapper in the place of what it holds, for a plain call."""
    name = wrap.through.name if wrap.through is not None else ""
    if around.args.get("method") or not name:
        return ()
    return (changes.callee(around, "{}", changes.spelled(name)),)


def _method(forward: Event) -> str:
    method = forward.args.get("method")
    return f".{method}()" if method else "()"


def _around(run: Run, model: Obj, wrap: Event, backward: Event) -> Event | None:
    """The first forward of the model for this backward, where none of them goes through the wrapper."""
    if wrap.args.get("by") != distributed.DDP:
        return None
    mine = [f for f in run.within(wrap, backward, Op.FORWARD) if f.obj is not None and related(f.obj, model)]
    mine = [f for f in mine if run.same_turn(f, backward) and f.grad_enabled]
    if any(f.through is not None and distributed.is_synced(f.through) for f in mine):
        return None
    return mine[0] if mine else None


def _averaged_by_hand(run: Run, backward: Event) -> bool:
    """Whether a collective stands between the backward and the step: the script averages gradients itself."""
    return run.has(Op.REDUCE) and bool(run.within(backward, run.next(Op.STEP, after=backward), Op.REDUCE))
