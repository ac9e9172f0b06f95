"""
# Gradients cleared between backward and step
`zero_grad()` after `backward()` and before `step()` throws away what the backward computed. The optimizer sees empty
gradients: plain SGD and Adam do nothing, momentum and weight decay act without any gradient, `GradScaler.step()` raises
"No inf checks were recorded for this optimizer".

Clear before the backward or after the step.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    loss = model(inputs).pow(2).mean()
    loss.backward()
    optimizer.zero_grad()  # LL102
    optimizer.step()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    loss = model(inputs).pow(2).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python bad
# file: update.py
def apply_update(model, optimizer):
    model.zero_grad()  # LL102
    optimizer.step()
# file: train.py
import torch
from update import apply_update

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    model(inputs).pow(2).mean().backward()
    apply_update(model, optimizer)
```
```python good
import torch

actor, critic = torch.nn.Linear(8, 2), torch.nn.Linear(2, 1)
optimizer = torch.optim.Adam(actor.parameters())
for state in torch.randn(10, 16, 8):
    (-critic(actor(state)).mean()).backward()
    critic.zero_grad()  # only the critic's own: the actor's gradients stay
    optimizer.step()
    optimizer.zero_grad()
```
```diff reference_loop/train.py
+    state.optimizer.zero_grad()
     state.scaler.step(state.optimizer)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL102",
    "zero-grad-before-step",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A clear stands between the last backward and the step that was to use it."""
    for step in run.all(Op.STEP):
        earlier = run.last(Op.STEP, before=step, of=step.obj)
        fills = run.meeting(step, Op.BACKWARD, Op.ASSIGN_GRAD, after=earlier, before=step, unsure=True)
        if not fills or fills[-1].op is not Op.BACKWARD or not run.same_turn(fills[-1], step):
            continue
        if (clear := _clear(run, fills[-1], step)) and not run.used_between(fills[-1], clear, but=step.obj):
            yield Finding(
                clear,
                "gradients are cleared between backward and step: the update does not see them",
                (
                    Note(fills[-1], "gradients computed here"),
                    Note(clear, "thrown away here"),
                    Note(step, "this step finds none"),
                ),
                Fix("move the clear before the backward, or after the step", changes=(_elsewhere(clear, fills, step),)),
            )


def _elsewhere(clear: Event, fills: list[Event], step: Event) -> changes.Change:
    """Before the only backward of a step; behind a step that waits for several."""
    if len(fills) == 1 and len(step.guards) <= len(fills[0].guards):
        return changes.either((changes.move_before(clear, fills[0]),), (changes.move_after(clear, step),))
    return changes.move_after(clear, step)


def _clear(run: Run, backward: Event, step: Event) -> Event | None:
    """The first clear after the backward that empties all that the step would use."""
    clears = run.meeting(step, Op.ZERO_GRAD, after=backward, before=step)
    return next((c for c in clears if not c.args.get("some") and run.covers(c, step)), None)
