"""
# One process stops by itself
A process that leaves the training loop on its own (under `if rank == 0:`, or because *its* validation loss has stopped
to improve) calls no more collectives. The others wait in the next backward pass, and the job hangs until the timeout.
The decision must be the same in all processes: reduce the number first, or let the main process decide and broadcast.

```python bad
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader, stopper):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        if dist.get_rank() == 0 and stopper.should_stop(epoch):
            break  # LL712
    dist.destroy_process_group()
```
```python fixed
import torch
import torch.distributed as dist
from torch import nn
from torch.nn.parallel import DistributedDataParallel

def main(loader, stopper):
    dist.init_process_group("gloo")
    model = DistributedDataParallel(nn.Linear(8, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for epoch in range(10):
        for x, y in loader:
            optimizer.zero_grad()
            nn.functional.cross_entropy(model(x), y).backward()
            optimizer.step()
        stop = torch.zeros(1)
        if dist.get_rank() == 0 and stopper.should_stop(epoch):
            stop += 1
        dist.broadcast(stop, src=0)
        if stop.item():
            break
    dist.destroy_process_group()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import (
    Context,
    Event,
    Finding,
    Fix,
    Group,
    Loop,
    Note,
    Obj,
    Op,
    Role,
    Run,
    Scope,
    Span,
    distributed,
    phases,
    rule,
)
from looplint.regex import regex

NO_NUMBER = regex(r"isfinite|isnan|isinf")
STOPS = frozenset(
    {
        *("stop", "early", "patience", "wait", "counter", "bad", "best", "loss", "acc", "accuracy", "metric", "score"),
        *("improve", "improved"),
    }
)


@rule(
    "LL712",
    "rank-local-stop",
    Group.ERROR,
    reads={Op.LEAVE, Op.BACKWARD, Op.WRAP, Op.REDUCE, Op.MEASURE, Op.REPORT, Op.AVERAGE, Op.MAKE, Op.INIT_GROUP},
    needs={Op.LEAVE, Op.BACKWARD, Op.WRAP},
    roles={Role.SAMPLER},
    alone=True,
)
def check(run: Run) -> Iterator[Finding]:
    """A loop that trains a DDP model, left under a test that the other processes may answer otherwise."""
    told: set[Span] = set()
    for leave in run.all(Op.LEAVE):
        backward = _collective(run, leave)
        if backward is None:
            continue
        context = leave.inside(Scope.RANK_ZERO, Scope.OTHER_RANKS)
        if context is not None and context not in backward.under:
            yield _finding(leave, backward, _who(context), Note(context.at, "the other processes do not come here"))
        elif context is None and (report := _local(run, leave)) is not None:
            yield _finding(leave, backward, "by the value of its own share of the data", Note(report, "never reduced"))
        elif context is None and backward.at not in told and _by_own_batch(run, leave):
            told.add(backward.at)
            yield _finding(leave, backward, "by the loss of its own batch", Note(leave, "never reduced"))


def _collective(run: Run, leave: Event) -> Event | None:
    """A backward pass of a DDP model in one of the loops that are left: the others wait there."""
    loops: tuple[Loop, ...] = leave.args["loops"]
    for backward in run.all(Op.BACKWARD):
        if not any(turn.loop in loops for turn in backward.loops()):
            continue
        if any(distributed.wrap(run, model, backward) is not None for model in backward.params or ()):
            return backward
    return None


def _local(run: Run, leave: Event) -> Event | None:
    """What was computed over one process's share of the data and not reduced, before a test that goes by it."""
    guard = leave.guards[-1] if leave.guards else None
    if guard is None or not STOPS & set(phases.words(guard.text)):
        return None
    report = run.last(Op.REPORT, Op.AVERAGE, before=leave)
    loader = report.args.get("loader") or report.args.get("of") if report is not None else None
    if report is None or not isinstance(loader, Obj) or not run.same_turn(report, leave):
        return None
    shared = distributed.divided(run, loader) is not None
    return report if shared and not distributed.is_reduced(run, report) else None


def _by_own_batch(run: Run, leave: Event) -> bool:
    """Whether the test asks if the loss of a batch is a number, before anything is reduced in that turn."""
    guard = leave.guards[-1] if leave.guards else None
    if guard is None or guard.kind != "data" or not NO_NUMBER.search(guard.text):
        return False
    reduced = run.last(Op.REDUCE, before=leave)
    return reduced is None or not run.same_turn(reduced, leave)


def _who(context: Context) -> str:
    return "alone" if context.scope is Scope.RANK_ZERO else "without the main one"


def _finding(leave: Event, backward: Event, how: str, note: Note) -> Finding:
    return Finding(
        leave,
        f"a process leaves the training {how}: the others wait for it in the next backward pass, and the job hangs",
        notes=(note, Note(backward, "gradients are averaged here")),
        fix=Fix("decide alike in all processes: reduce the value, or broadcast the main process's decision"),
        on_data=True,
    )
