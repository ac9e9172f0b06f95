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
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Obj, Op, Role, Run, related, rule


@rule(
    "LL107",
    "backward-without-step",
    Group.ERROR,
    reads={Op.MAKE, Op.BACKWARD, Op.STEP, Op.UPDATE, Op.ZERO_GRAD, Op.MENTION},
    needs={Op.BACKWARD},
)
def check(run: Run) -> Iterator[Finding]:
    """A backward in a loop fills the parameters of an optimizer that never steps, and nothing else uses them."""
    told: set[int] = set()
    for backward in run.all(Op.BACKWARD):
        optimizer = _optimizer(run, backward)
        if optimizer is None or id(optimizer) in told or not backward.loops() or _used(run, backward, optimizer):
            continue
        told.add(id(optimizer))
        yield Finding(
            backward,
            f"{optimizer.name or 'the optimizer'} never steps: these gradients change no weights",
            (Note(backward, "gradients computed here"), *_clears(run, optimizer)),
            Fix(f"call {optimizer.name or 'optimizer'}.step() after this backward"),
            doubt="" if run.entry.whole or run.made(optimizer) else "the caller may step",
        )


def _optimizer(run: Run, backward: Event) -> Obj | None:
    """An optimizer over parameters that this backward surely fills."""
    made = (e.obj for e in run.all(Op.MAKE, Op.ZERO_GRAD) if e.obj is not None and e.obj.role is Role.OPTIMIZER)
    return next((optimizer for optimizer in made if _holds(run, optimizer, backward)), None)


def _holds(run: Run, optimizer: Obj, backward: Event) -> bool:
    if optimizer.of is None or backward.params is None:
        return len(run.optimizers) == 1
    return any(related(one, other) for one in optimizer.of for other in backward.params)


def _used(run: Run, backward: Event, optimizer: Obj) -> bool:
    """Whether any step or update may use the gradients, here or in code that is not seen."""
    if run.meeting(backward, Op.STEP, Op.UPDATE, unsure=True):
        return True
    for mention in run.all(Op.MENTION):
        handed = mention.args.get("how") == "passed" and mention.obj is optimizer
        named = mention.args.get("how") == "named" and mention.args.get("method") == "step"
        if handed or named or Op.STEP in mention.args.get("holds", ()):
            return True
    return False


def _clears(run: Run, optimizer: Obj) -> list[Note]:
    return [Note(clear, "and cleared, unused") for clear in run.all(Op.ZERO_GRAD, of=optimizer)[:1]]
