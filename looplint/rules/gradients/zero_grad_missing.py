"""
# Gradients are never cleared between two steps
`backward()` adds to `.grad`, it does not overwrite. Without `zero_grad()` each update follows the sum of all batches
so far: the step grows, points to the past, and the loss stalls or blows up. A clear outside the batch loop is one clear
per epoch. In a GAN, the generator's backward also fills the critic's gradients: clear them before the critic's own.

Clearing before the forward, after it, or after the step are all right, as are `model.zero_grad()` and `p.grad = None`.

```python bad
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(64, 8), torch.randn(64, 1)), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(2):
    optimizer.zero_grad()
    for inputs, targets in loader:
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        loss.backward()  # LL101
        optimizer.step()
```
```python fixed
import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.randn(64, 8), torch.randn(64, 1)), batch_size=8)
model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for epoch in range(2):
    for inputs, targets in loader:
        optimizer.zero_grad()
        loss = torch.nn.functional.mse_loss(model(inputs), targets)
        loss.backward()
        optimizer.step()
```
```python bad
import torch

generator, critic = torch.nn.Linear(4, 2), torch.nn.Linear(2, 1)
opt_g = torch.optim.Adam(generator.parameters())
opt_c = torch.optim.Adam(critic.parameters())
for real in torch.randn(10, 16, 2):
    fake = generator(torch.randn(16, 4))
    (critic(fake.detach()) - critic(real)).mean().backward()  # LL101
    opt_c.step()
    opt_c.zero_grad()
    (-critic(fake)).mean().backward()
    opt_g.step()
    opt_g.zero_grad()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    for p in model.parameters():
        p.grad = None
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```diff reference_loop/train.py
-    state.optimizer.zero_grad(set_to_none=True)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL101",
    "zero-grad-missing",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.ASSIGN_GRAD, Op.STEP, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.BACKWARD, Op.STEP},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """Between two steps of an optimizer a backward adds to gradients that were not cleared."""
    if any(Op.ZERO_GRAD in mention.args.get("holds", ()) for mention in run.all(Op.MENTION)):
        return
    for first, second in run.windows(Op.STEP):
        if not run.shared_loop(first, second) or not run.filling(first):
            continue
        clears = _clears(run, first, second)
        added = run.meeting(second, Op.BACKWARD, after=clears[-1] if clears else first, before=second)
        if added and not clears:
            note = Note(first, "this step leaves its gradients in place")
            skipped = _skipped(run, added[-1], second)
            yield (
                _half_cleared(skipped, added[-1], note)
                if skipped
                else _finding(added, second, note, alone=_is_alone(run, added, second))
            )
        elif left := _left_over(run, second, added):
            yield _finding(
                added, second, Note(left, "this backward fills them too, for another optimizer's step"), alone=True
            )


def _is_alone(run: Run, added: list[Event], step: Event) -> bool:
    """Whether all but the last of these backward passes served another optimizer."""
    return all(run.used_between(other, added[-1], but=step.obj) for other in added[:-1])


def _clears(run: Run, first: Event, second: Event) -> list[Event]:
    """What may empty the gradients between two steps: also one written by hand, and a model that is made anew."""
    found = run.meeting(second, Op.ZERO_GRAD, Op.ASSIGN_GRAD, after=first, before=second, unsure=True)
    models = second.params or frozenset()
    unseen = {second.obj} if any(not model.root.known for model in models) else set()  # made anew, maybe with its model
    fresh = [made for made in run.within(first, second, Op.MAKE) if made.obj in models | unseen]
    return sorted((*(e for e in found if not e.args.get("scaled")), *fresh), key=lambda event: event.index)


def _skipped(run: Run, backward: Event, step: Event) -> Event | None:
    """A clear in the backward's own loop that a test of its own keeps from running between the two steps."""
    loop, tests = run.innermost(backward), {guard.at for guard in backward.guards}
    clears = [c for c in run.meeting(step, Op.ZERO_GRAD) if run.innermost(c) is loop and run.covers(c, step)]
    held = [c for c in clears if any(guard.at not in tests for guard in c.guards)]
    return next((c for c in held if c.index > step.index), next(iter(held), None))


def _left_over(run: Run, step: Event, added: list[Event]) -> Event | None:
    """A backward of an earlier turn that served another optimizer, and whose gradients nobody cleared since."""
    if len(added) < 2:
        return None
    own = added[-1]
    used = (b for b in added[:-1] if not run.same_turn(b, own) and run.used_between(b, own, but=step.obj))
    return next(used, None)


def _finding(added: list[Event], step: Event, note: Note, *, alone: bool) -> Finding:
    backward = added[-1]
    name = step.obj.name if step.obj is not None and step.obj.name else "optimizer"
    return Finding(
        backward,
        "gradients are not cleared since the last step: this backward adds to stale ones, and the update follows both",
        (note, Note(backward, "this backward adds to them"), Note(step, "this step uses the sum")),
        Fix(
            f"call {name}.zero_grad() in each iteration, before this backward",
            changes=(_clear_by(backward, step, alone),),
        ),
    )


def _clear_by(backward: Event, step: Event, alone: bool) -> changes.Change:
    """Before the backward; where a step follows several of them, behind the step."""
    text, optimizer = "{}.zero_grad()", changes.written(step)
    return changes.before(backward, text, optimizer) if alone else changes.after(step, text, optimizer)


def _half_cleared(clear: Event, backward: Event, note: Note) -> Finding:
    return Finding(
        clear,
        "gradients are cleared only under a test: where it fails, the next backward adds to stale ones",
        (note, Note(backward, "this backward adds to them"), Note(clear, "this clear does not run in between")),
        Fix(
            "clear the gradients in each iteration, before the backward",
            changes=(changes.move_before(clear, backward, bare=True),),
        ),
    )
