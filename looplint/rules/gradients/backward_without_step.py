"""
# Gradients are computed, but their optimizer never steps
`backward()` only fills `.grad`; `optimizer.step()` moves the weights. Without it the model stays at its initial
weights, while losses, learning rates and checkpoints are written as if it learned. In a GAN it is often one of the two.

Updates by hand (`p.data.add_(-lr * p.grad)`), in hooks, or gradients that are computed only to be looked at, are right.

```python bad
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    loss.backward()  # LL107
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
optimizer = torch.optim.Adam(model.parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = model(inputs).pow(2).mean()
    loss.backward()
    optimizer.step()
```
```python bad
import torch

generator, critic = torch.nn.Linear(4, 2), torch.nn.Linear(2, 1)
opt_g, opt_c = torch.optim.Adam(generator.parameters()), torch.optim.Adam(critic.parameters())
for real in torch.randn(10, 16, 2):
    fake = generator(torch.randn(16, 4))
    opt_c.zero_grad()
    (critic(fake.detach()) - critic(real)).mean().backward()  # LL107
    opt_g.zero_grad()
    (-critic(fake)).mean().backward()
    opt_g.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
for inputs in torch.randn(10, 16, 8):
    model(inputs).pow(2).mean().backward()
    with torch.no_grad():
        for p in model.parameters():
            p -= 0.1 * p.grad
            p.grad = None
```

```diff reference_loop/train.py
-    state.scaler.step(state.optimizer)
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, changes, related, rule


@rule(
    "LL107",
    "backward-without-step",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.UPDATE, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.BACKWARD},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward in a loop fills the parameters of an optimizer that never steps, and nothing else uses them."""
    for optimizer in () if run.cut else _idle(run):
        backward = _own(run, optimizer)
        if backward is not None:
            yield Finding(
                backward,
                f"{optimizer.name or 'the optimizer'} never steps: these gradients change no weights",
                (Note(backward, "gradients computed here"), *_clears(run, optimizer)),
                Fix(
                    f"call {optimizer.name or 'optimizer'}.step() after this backward",
                    changes=(changes.after(backward, "{}.step()", changes.spelled(optimizer.name)),),
                ),
                doubt=_doubt(run, optimizer, backward),
            )


def _doubt(run: Run, optimizer: Obj, backward: Event) -> str:
    """Why somebody else may step: the optimizer came from outside, or nothing here treats it as the one to step."""
    if not run.entry.whole and not run.made(optimizer):
        return "the caller may step"
    return "" if run.meeting(backward, Op.ZERO_GRAD) else "the optimizer may be stepped out of sight"


def _idle(run: Run) -> Iterator[Obj]:
    """The optimizers whose parameters nothing steps or updates, as far as the code shows."""
    if any(Op.STEP in mention.args.get("holds", ()) for mention in run.all(Op.MENTION)):
        return
    for optimizer in run.objects(Op.MAKE, Op.ZERO_GRAD):
        mentions = run.all(Op.MENTION, of=optimizer)
        named = any(m.args.get("how") == "passed" or m.args.get("method") == "step" for m in mentions)
        if optimizer.role is not Role.OPTIMIZER or named:
            continue
        moves = (_fills(run, event, optimizer) for event in run.all(Op.STEP, Op.UPDATE))
        if all(answer is False for answer in moves) or _is_cleared_unused(run, optimizer):
            yield optimizer


def _is_cleared_unused(run: Run, optimizer: Obj) -> bool:
    """Whether an optimizer is only cleared, turn after turn, and nothing steps with the gradients in between."""
    if run.all(Op.STEP, of=optimizer) or not run.all(Op.STEP) or not run.made(optimizer):
        return False
    unused = False
    for one, other in run.windows(Op.ZERO_GRAD, of=optimizer):
        fills = run.meeting(one, Op.BACKWARD, after=one, before=other, unsure=True)
        if run.meeting(one, Op.STEP, Op.UPDATE, after=one, before=other, unsure=True):
            return False
        unused |= bool(fills)
    return unused


def _own(run: Run, optimizer: Obj) -> Event | None:
    """The backward that lacks its step: nobody uses it, or this optimizer is cleared as if it stepped."""
    fills = [b for b in run.all(Op.BACKWARD) if b.loops() and _fills(run, b, optimizer)]
    unused = [b for b in fills if not run.meeting(b, Op.STEP, Op.UPDATE, unsure=True)]
    if unused or not run.all(Op.ZERO_GRAD, of=optimizer):
        return next(iter(unused), None)
    alone = (b for b in fills if not _is_stepped_next(run, b))
    return next(alone, next(iter(fills), None))


def _is_stepped_next(run: Run, backward: Event) -> bool:
    """Whether some optimizer steps with this backward before the next one."""
    after = run.next(Op.BACKWARD, Op.STEP, after=backward)
    return after is not None and after.op is Op.STEP


def _fills(run: Run, event: Event, optimizer: Obj) -> bool | None:
    """Whether an event touches an optimizer's parameters: yes, no, or None where the code does not tell."""
    if event.obj is optimizer:
        return True
    if optimizer.of is None or event.params is None:
        return True if len(run.optimizers) <= 1 else None
    return any(related(one, other) for one in optimizer.of for other in event.params)


def _clears(run: Run, optimizer: Obj) -> list[Note]:
    return [Note(clear, "and cleared, unused") for clear in run.all(Op.ZERO_GRAD, of=optimizer)[:1]]
