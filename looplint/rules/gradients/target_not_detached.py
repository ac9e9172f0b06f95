"""
# A target carries the gradient of the network that is trained
A bootstrap target (`r + gamma * q(next)`) or an advantage (`returns - v(state)`) is a constant to the loss it is in.
If it is computed by the network that is being optimised and not cut off, the gradient flows through it as well: the
network learns to move the target towards its estimate, or the critic to please the actor, and both losses pull at it.

`.detach()` or `torch.no_grad()` makes a constant of it. A separate target network that no optimizer steps only costs
memory.

```python bad
import torch
from torch import nn

q = nn.Sequential(nn.Linear(4, 64), nn.ReLU(), nn.Linear(64, 2))
optimizer = torch.optim.Adam(q.parameters())
for state, action, reward, next_state in torch.load("replay.pt"):
    value = q(state).gather(1, action).squeeze(1)
    target = reward + 0.99 * q(next_state).max(1).values
    loss = nn.functional.mse_loss(value, target)  # LL124
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python fixed
import torch
from torch import nn

q = nn.Sequential(nn.Linear(4, 64), nn.ReLU(), nn.Linear(64, 2))
optimizer = torch.optim.Adam(q.parameters())
for state, action, reward, next_state in torch.load("replay.pt"):
    value = q(state).gather(1, action).squeeze(1)
    target = reward + 0.99 * q(next_state).max(1).values.detach()
    loss = nn.functional.mse_loss(value, target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
```python bad
import torch
from torch import nn

actor, critic = nn.Linear(4, 2), nn.Linear(4, 1)
optimizer = torch.optim.Adam([*actor.parameters(), *critic.parameters()])
for states, actions, returns in torch.load("rollouts.pt"):
    values = critic(states).squeeze(1)
    advantages = returns - values
    policy = torch.distributions.Categorical(logits=actor(states))
    policy_loss = -(policy.log_prob(actions) * advantages).mean()  # LL124
    value_loss = advantages.pow(2).mean()
    optimizer.zero_grad()
    (policy_loss + 0.5 * value_loss).backward()
    optimizer.step()
```
```python good
import copy
import torch
from torch import nn

q = nn.Sequential(nn.Linear(4, 64), nn.ReLU(), nn.Linear(64, 2))
target_net = copy.deepcopy(q)
optimizer = torch.optim.Adam(q.parameters())
for state, action, reward, next_state in torch.load("replay.pt"):
    value = q(state).gather(1, action).squeeze(1)
    target = reward + 0.99 * target_net(next_state).max(1).values
    loss = nn.functional.mse_loss(value, target)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Run, Span, changes, related, rule

_WHAT = {
    "target": "the target keeps its gradient: the network is trained to move the target as well",
    "advantage": "the advantage keeps its gradient: the policy loss trains the value network as well",
}


@rule(
    "LL124",
    "target-not-detached",
    Group.ERROR,
    reads={Op.BACKWARD, Op.STEP, Op.ZERO_GRAD},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A step with gradients that came through a bootstrap target."""
    told: set[Span] = set()
    for step in run.all(Op.STEP):
        for backward in run.filling(step):
            for target in backward.obj.facts.get("targets", ()) if backward.obj is not None else ():
                if target["at"] not in told and _holds(target["models"], step):
                    told.add(target["at"])
                    yield _finding(target["at"], target["kind"], target["name"], backward)


def _holds(models: Iterable[Obj], step: Event) -> bool:
    return any(related(model, part) for model in models for part in step.params or ())


def _cut(at: Span, name: str) -> tuple[changes.Change, ...]:
    return (changes.suffix(changes.within(at, name), ".detach()"),) if name else ()


def _finding(at: Span, kind: str, name: str, backward: Event) -> Finding:
    return Finding(
        at,
        _WHAT[kind],
        (Note(backward, "its gradient comes from here"),),
        Fix(f"use {name}.detach() here" if name else "detach it", changes=_cut(at, name)),
    )
