"""
# Gradients clipped after each micro-batch
Under accumulation the gradient is complete only when the step comes. A clip after each backward works on partial sums:
what earlier micro-batches gave is cut again and again, later ones count for more, and the final norm is not that of
the batch. The result depends on the order of the data and on N.

Clip once, where the step is.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    (model(inputs).pow(2).mean() / accumulate).backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL123
    if (i + 1) % accumulate == 0:
        optimizer.step()
        optimizer.zero_grad()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    (model(inputs).pow(2).mean() / accumulate).backward()
    if (i + 1) % accumulate == 0:
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
```
```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for batch in torch.randn(5, 64, 8):
    optimizer.zero_grad()
    for micro in batch.split(16):
        (model(micro).pow(2).mean() / 4).backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)  # LL123
    optimizer.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    (model(inputs).pow(2).mean() / 4).backward()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), float("inf"))  # only measured
    if (i + 1) % 4 == 0:
        optimizer.step()
        optimizer.zero_grad()
```
"""

from collections.abc import Iterator
from itertools import pairwise

from looplint import Event, Finding, Fix, Group, Note, Op, Run, Scope, changes, rule


@rule(
    "LL123",
    "clip-per-micro-batch",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.CLIP, Op.ZERO_GRAD},
    needs={Op.CLIP, Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A clip between two backward passes that fill one waiting step."""
    for step in run.all(Op.STEP):
        if found := _between(run, step) or _under_the_framework(run, step):
            clip, backward = found
            yield Finding(
                clip,
                "gradients are clipped after each micro-batch: partial sums are cut again and again",
                (
                    Note(backward, "each micro-batch adds its part"),
                    Note(clip, "clipped here"),
                    Note(step, "stepped only here"),
                ),
                Fix(
                    "clip once, right before the step, under the step's own test",
                    changes=(changes.move_before(clip, step, inside=True),),
                ),
            )
            return


def _between(run: Run, step: Event) -> tuple[Event, Event] | None:
    """A clip before the sum is complete, and the backward before it."""
    window = [b for b in run.filling(step) if _waits(run, step, b)]
    for first, second in pairwise(window):
        clips = run.meeting(step, Op.CLIP, after=first, before=second)
        clip = next((c for c in clips if _limits(c)), None)
        if clip is not None and second.at == first.at and run.same_turn(clip, first):
            return clip, first
    return None


def _under_the_framework(run: Run, step: Event) -> tuple[Event, Event] | None:
    """A clip that nothing holds back where a framework holds back the step of several micro-batches."""
    around, window = step.inside(Scope.OFF_STEP), run.filling(step)
    if around is None or not window or not window[-1].args.get("framework_divides"):
        return None
    clips = run.meeting(step, Op.CLIP, after=window[-1], before=step)
    held = (c for c in clips if _limits(c) and c.inside(Scope.OFF_STEP) == around)
    return next(((c, window[-1]) for c in held if run.gate(c, unlike=window[-1]) is None), None)


def _limits(clip: Event) -> bool:
    """Whether it changes gradients, rather than measure their norm."""
    return bool(clip.args.get("max_norm") != float("inf"))


def _waits(run: Run, step: Event, backward: Event) -> bool:
    """Whether the step waits for several of this backward: behind a gate, or outside of its loop."""
    inner = run.innermost(backward)
    return run.gate(step, unlike=backward) is not None or all(turn.loop is not inner for turn in step.loops())
