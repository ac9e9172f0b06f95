"""
# An optimizer steps, but no backward fills its gradients
The loss is computed and printed, but nobody calls `backward()` on it: `step()` finds no gradients and leaves the
weights as they are. The line often goes missing when logging code is cleaned up, or, with two losses, only one of them
is back-propagated.

Steps with a closure, and with gradients written by hand (`torch.autograd.grad`, evolution strategies), are right.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    print(loss.item())
    optimizer.step()  # LL106
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    loss.backward()
    print(loss.item())
    optimizer.step()
```
```python bad
import torch

generator, critic = torch.nn.Linear(4, 2), torch.nn.Linear(2, 1)
opt_g, opt_c = torch.optim.Adam(generator.parameters()), torch.optim.Adam(critic.parameters())
for real in torch.randn(10, 16, 2):
    fake = generator(torch.randn(16, 4))
    opt_c.zero_grad()
    loss_c = (critic(fake.detach()) - critic(real)).mean()
    opt_c.step()  # LL106
    opt_g.zero_grad()
    (-critic(fake)).mean().backward()
    opt_g.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    params = list(model.parameters())
    grads = torch.autograd.grad(model(inputs).pow(2).mean(), params)
    for p, g in zip(params, grads):
        p.grad = g
    optimizer.step()
```
An inner optimizer that differentiates by itself:

```python good
import higher
import torch
from torch import nn

def train(model, tasks):
    optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
    for support, query in tasks:
        optimizer.zero_grad()
        with higher.innerloop_ctx(model, optimizer, copy_initial_weights=False) as (inner_model, inner_optimizer):
            for _ in range(3):
                inner_optimizer.step(nn.functional.mse_loss(inner_model(support), support))
            nn.functional.mse_loss(inner_model(query), query).backward()
        optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, phases, related, rule


@rule(
    "LL106",
    "step-without-backward",
    Group.ERROR,
    reads={Op.MAKE, Op.FORWARD, Op.BACKWARD, Op.GRAD, Op.GRAD_MODE, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.STEP, Op.FORWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """A step in a training loop to which no backward since the last one has given anything."""
    if any(Op.BACKWARD in mention.args.get("holds", ()) for mention in run.all(Op.MENTION)):
        return
    for step in run.all(Op.STEP):
        earlier = run.last(Op.STEP, before=step, of=step.obj)
        if step.args.get("closure") or (earlier and run.same_turn(earlier, step)) or _elsewhere(run, step, earlier):
            continue
        forward = _forward(run, step, earlier)
        if forward is not None and _empty(run, step, earlier):
            recorded = run.grad_enabled(forward)
            yield Finding(
                step,
                "no backward fills the gradients of this step: it changes no weights",
                (
                    Note(forward, "a loss is computed from this forward" if recorded else "no graph is built here"),
                    Note(step, "but no gradient arrives here"),
                ),
                Fix("call backward() on the loss before this step"),
            )


def _forward(run: Run, step: Event, earlier: Event | None) -> Event | None:
    """A forward of the model that is stepped, in the same turn of a loop; one with gradients if there is one."""
    if not step.loops():
        return None
    start = earlier.index if earlier else -1
    found = [f for f in run.all(Op.FORWARD) if start < f.index < step.index and run.same_turn(f, step)]
    found = [f for f in found if _is_stepped(f, step) and run.shared_loop(f, step)]
    recorded = (f for f in found if run.grad_enabled(f))
    return next(recorded, next((f for f in found if _is_cleared(run, step)), None))


def _is_cleared(run: Run, step: Event) -> bool:
    """Whether the optimizer is cleared in the same turn: what is stepped is meant to be trained."""
    return any(run.same_turn(clear, step) for clear in run.all(Op.ZERO_GRAD, of=step.obj))


def _is_stepped(forward: Event, step: Event) -> bool:
    model = forward.obj
    return step.params is None or (model is not None and any(related(model, part) for part in step.params))


def _empty(run: Run, step: Event, earlier: Event | None) -> bool:
    """Whether no gradient is there: not filled since the last step, or for another optimizer and cleared again."""
    fills = run.meeting(step, Op.BACKWARD, Op.ASSIGN_GRAD, after=earlier, before=step, unsure=True)
    if not fills:
        return True
    clears = run.meeting(step, Op.ZERO_GRAD, after=fills[-1], before=step)
    return any(run.covers(c, step) and run.used_between(fills[-1], c, but=step.obj) for c in clears)


def _elsewhere(run: Run, step: Event, earlier: Event | None) -> bool:
    """Whether gradients may come from code that is not seen, or another rule tells of the missing call."""
    mentions = run.within(earlier, step, Op.MENTION)
    if any(m.args.get("how") == "passed" or m.args.get("method") == "backward" for m in mentions):
        return True
    if run.within(earlier, step, Op.GRAD):
        return True
    backwards = [b for b in run.within(earlier, step, Op.BACKWARD) if not phases.computed_since(run, b, step)]
    return any(b.params == frozenset() or _is_cut(b, step) for b in backwards)


def _is_cut(backward: Event, step: Event) -> bool:
    """Whether the loss was detached from what is stepped."""
    cuts = backward.obj.facts.get("cuts", ()) if backward.obj is not None else ()
    models = (model for cut in cuts for model in cut.get("models", ()))
    return any(related(model, part) for model in models for part in step.params or ())
