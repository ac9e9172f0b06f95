"""
# Gradients cleared in each micro-batch of an accumulation
The step waits for every Nth batch so that N gradients add up. A `zero_grad()` that runs for each batch throws away all
but the last: the effective batch is one micro-batch, N times rarer, and if the loss is divided by N, N times smaller.

Clear where the step is, under the same test.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    optimizer.zero_grad()  # LL103
    loss = model(inputs).pow(2).mean() / accumulate
    loss.backward()
    if (i + 1) % accumulate == 0:
        optimizer.step()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
accumulate = 4
for i, inputs in enumerate(torch.randn(20, 16, 8)):
    loss = model(inputs).pow(2).mean() / accumulate
    loss.backward()
    if (i + 1) % accumulate == 0:
        optimizer.step()
        optimizer.zero_grad()
```
```python bad
from accelerate import Accelerator
import torch

accelerator = Accelerator(gradient_accumulation_steps=4)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
loader = torch.utils.data.DataLoader(torch.randn(64, 8), batch_size=8)
model, optimizer, loader = accelerator.prepare(model, optimizer, loader)
for inputs in loader:
    with accelerator.accumulate(model):
        accelerator.backward(model(inputs).pow(2).mean())
        optimizer.step()
        model.zero_grad()  # LL103
```
```python good
import torch

actor, critic = torch.nn.Linear(8, 2), torch.nn.Linear(2, 1)
actor_opt, critic_opt = torch.optim.Adam(actor.parameters()), torch.optim.Adam(critic.parameters())
for i, state in enumerate(torch.randn(20, 16, 8)):
    critic_opt.zero_grad()
    critic(actor(state).detach()).pow(2).mean().backward()
    critic_opt.step()
    if i % 2 == 0:  # a delayed actor is no accumulation
        actor_opt.zero_grad()
        (-critic(actor(state)).mean()).backward()
        actor_opt.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, Scope, changes, rule


@rule(
    "LL103",
    "zero-grad-inside-accumulation",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A clear that no gate holds back throws away gradients that a gated step waits for."""
    for step in run.all(Op.STEP):
        fills = run.filling(step)
        if not fills:
            continue
        clear = _under_the_framework(run, step) or _before_the_gate(run, fills[-1], step)
        if clear is not None:
            yield Finding(
                clear,
                "gradients are cleared in each micro-batch while the step waits for several: "
                "only the last micro-batch counts",
                (Note(clear, "cleared each time"), Note(fills[-1], "filled each time"), Note(step, "used only here")),
                Fix(
                    "clear the gradients only where the optimizer steps, under the same test",
                    changes=(_moved(clear, step),),
                ),
            )


def _moved(clear: Event, step: Event) -> changes.Change:
    """Behind the step; what a framework holds back for the optimizer is left to it."""
    if step.inside(Scope.OFF_STEP):
        return changes.replace(changes.receiver(clear), "{}", changes.written(step))
    elsewhere = (changes.delete(clear), changes.after(step, "{}.zero_grad()", changes.written(step)))
    return changes.either((changes.move_after(clear, step, inside=True),), elsewhere)


def _before_the_gate(run: Run, backward: Event, step: Event) -> Event | None:
    """The clear that discards an earlier micro-batch: the same backward ran before it, and no optimizer used that."""
    if not run.gate(step, unlike=backward):
        return None
    earlier = [e for e in run.all(Op.BACKWARD) if e.at == backward.at and e.index < backward.index]
    for clear in run.meeting(step, Op.ZERO_GRAD, before=backward):
        lost = next((e for e in reversed(earlier) if e.index < clear.index), None)
        if lost is None or not _each_time(clear, backward) or not _in_one_loop(run, lost, clear, backward):
            continue
        if run.covers(clear, step) and not run.used_between(lost, clear):
            return clear
    return None


def _each_time(clear: Event, backward: Event) -> bool:
    """Whether nothing holds the clear back that does not hold back the backward too."""
    others = {guard.at for guard in backward.guards}
    return not clear.args.get("some") and all(g.kind == "config" or g.at in others for g in clear.guards)


def _in_one_loop(run: Run, lost: Event, clear: Event, backward: Event) -> bool:
    """Whether the innermost loop around both backward passes is around the clear as well."""
    loop = run.shared_loop(lost, backward)
    return loop is not None and any(turn.loop is loop for turn in clear.loops())


def _under_the_framework(run: Run, step: Event) -> Event | None:
    """A model's own clear where a framework holds back the step, and the optimizer's clear, but not this one."""
    around = step.inside(Scope.OFF_STEP)
    if around is None:
        return None
    clears = run.meeting(step, Op.ZERO_GRAD)
    return next(
        (c for c in clears if c.inside(Scope.OFF_STEP) == around and c.obj and c.obj.role is not Role.OPTIMIZER), None
    )
