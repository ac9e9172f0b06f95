"""
# A running total is reduced again in each batch
`all_reduce` adds in place: afterwards the tensor holds the sum over all processes. A total that is carried from batch
to batch and reduced in each of them counts the earlier batches again, `world_size` times more with every batch. The
first batches drown all others, and counts grow beyond all bounds.

Reduce the total once, after the loop; or reduce what the batch adds.

```python bad
import torch
import torch.distributed as dist

def evaluate(model, loader):
    counts = torch.zeros(2)
    with torch.no_grad():
        for x, y in loader:
            counts += torch.tensor([(model(x).argmax(1) == y).sum().item(), len(y)])
            dist.all_reduce(counts)  # LL716
    return counts[0] / counts[1]
```
```python fixed
import torch
import torch.distributed as dist

def evaluate(model, loader):
    counts = torch.zeros(2)
    with torch.no_grad():
        for x, y in loader:
            counts += torch.tensor([(model(x).argmax(1) == y).sum().item(), len(y)])
    dist.all_reduce(counts)
    return counts[0] / counts[1]
```
```python good
import torch
import torch.distributed as dist

def evaluate(model, loader):
    total = torch.zeros(1)
    window = torch.zeros(1)
    with torch.no_grad():
        for step, (x, y) in enumerate(loader):
            hits = (model(x).argmax(1) == y).sum().float()
            window += hits
            dist.all_reduce(hits)
            total += hits
            if step % 10 == 9:
                dist.all_reduce(window)
                print(window)
                window.zero_()
    return total
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Run, changes, rule


@rule("LL716", "running-total-reduced-each-batch", Group.ERROR, reads={Op.REDUCE}, needs={Op.REDUCE}, fix="unsafe")
def check(run: Run) -> Iterator[Finding]:
    """An in-place sum over the processes, inside the loop over which its tensor is added up."""
    for event in run.all(Op.REDUCE):
        total = event.args.get("value")
        if event.args.get("by") not in ("all_reduce", "reduce") or not isinstance(total, Obj):
            continue
        growing = total.facts.get("grows_in")
        if (
            growing is None
            or growing in total.facts.get("reset", ())
            or not any(t.loop is growing for t in event.loops())
        ):
            continue
        name = total.name or "the total"
        yield Finding(
            event,
            f"{name} is carried from turn to turn and summed over the processes in each: earlier turns count "
            "world_size times again, and again",
            notes=(Note(growing.at, f"{name} is added up over this loop"),) if growing.at is not None else (),
            fix=Fix(
                "reduce it once after the loop, or reduce only what this turn adds",
                changes=(changes.move_after(event, growing.at, past=True),) if growing.at is not None else (),
            ),
        )
