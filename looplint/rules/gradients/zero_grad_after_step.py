"""
# Gradients are cleared only after the step
`step(); zero_grad()` works as long as each backward is followed by both. Where something comes in between, a `continue`
on a NaN loss or a norm that is too large, the step *and* the clear are skipped: the bad gradients stay, and the next
batch's are added to them. One NaN then makes every later gradient NaN.

Clear right before the backward: then no path can forget it. Without such a skip this is advice only.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    model(inputs).pow(2).mean().backward()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if not torch.isfinite(norm):
        continue
    optimizer.step()
    optimizer.zero_grad()  # LL115
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    if not torch.isfinite(norm):
        continue
    optimizer.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    loss = model(inputs).pow(2).mean()
    optimizer.zero_grad()
    if not torch.isfinite(loss):
        continue
    loss.backward()
    optimizer.step()
```
Nor is a step skipped that waits for its micro-batches, wherever they are counted:

```python good
import torch
from torch import nn

def train(loader, state, settings):
    model = nn.Linear(8, 1)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for x in loader:
        state["batches"] += 1
        is_accumulating = state["batches"] % settings.window() != 0
        (model(x).mean() / settings.window()).backward()
        if not is_accumulating:
            optimizer.step()
            optimizer.zero_grad()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule
from looplint.regex import regex

_COUNTED = regex(r"(?i)%|accum|boundary|micro")


@rule(
    "LL115",
    "zero-grad-after-step",
    Group.ADVICE,
    reads={Op.MAKE, Op.BACKWARD, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A clear stands after the step and before the next turn's backward; worse where a turn may skip both."""
    for first, second in _turns(run):
        ends = run.meeting(first, Op.STEP, Op.ZERO_GRAD, Op.ASSIGN_GRAD, after=first, before=second, unsure=True)
        if not ends and (clear := _clear(run, first)):
            yield _skipped(first, second, clear)
        elif _is_after_step(run, first, ends):
            yield _advice(ends[-2], ends[-1], first)


def _turns(run: Run) -> Iterator[tuple[Event, Event]]:
    """The same backward in consecutive turns of one loop."""
    for backward in run.all(Op.BACKWARD):
        later = (e for e in run.all(Op.BACKWARD) if e.index > backward.index and run.meets(e, backward))
        again = next(later, None)
        if again is not None and again.at == backward.at and not run.same_turn(backward, again):
            yield backward, again


def _is_after_step(run: Run, backward: Event, ends: list[Event]) -> bool:
    """Whether a turn ends with a step and the clear, neither held back by a gate."""
    if [event.op for event in ends[-2:]] != [Op.STEP, Op.ZERO_GRAD] or _waits(run, ends[-2], backward):
        return False
    return run.same_turn(ends[-1], backward)


def _clear(run: Run, backward: Event) -> Event | None:
    """The clear that a skipped turn leaves out: it follows the step that uses this backward in other turns."""
    same = {e.index for e in run.all(Op.BACKWARD) if e.at == backward.at}
    for step in run.all(Op.STEP):
        window = run.filling(step)
        if not window or window[-1].index not in same or _waits(run, step, window[-1]):
            continue
        if not set(window[-1].loops()) <= set(step.loops()):
            continue  # an inner loop of micro-batches
        clear = next(iter(run.meeting(step, Op.ZERO_GRAD, after=step)), None)
        if clear and run.same_turn(clear, step) and run.shared_loop(clear, step):
            return clear
    return None


def _waits(run: Run, step: Event, backward: Event) -> bool:
    """Whether the step is held back for a number of batches, also by a count that is kept where it is not seen."""
    others = {guard.at for guard in backward.guards}
    counted = any(_COUNTED.search(guard.text) for guard in step.guards if guard.at not in others)
    return counted or run.gate(step, unlike=backward) is not None


_FIX = "clear the gradients before backward() instead of after the step"


def _skipped(first: Event, second: Event, clear: Event) -> Finding:
    return Finding(
        clear,
        "a skipped step skips this clear too: the bad gradients stay and are added to the next batch's",
        (
            Note(first, "gradients of a batch that is skipped"),
            Note(second, "the next batch's are added to them"),
            Note(clear, "cleared only after a step"),
        ),
        Fix(_FIX, changes=(changes.move_before(clear, first),)),
        group=Group.ERROR,
        on_data=True,
    )


def _advice(step: Event, clear: Event, backward: Event) -> Finding:
    return Finding(
        clear,
        "gradients are cleared after the step: should a step ever be skipped, they stay for the next batch",
        (Note(step, "the clear follows this step"),),
        Fix(_FIX, changes=(changes.move_before(clear, backward),)),
    )
