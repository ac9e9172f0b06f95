"""
# A loss summed over the batch
With `reduction="sum"` the gradient grows with the number of examples: the learning rate means something else for each
batch size, gradient clipping always bites, and the short last batch of an epoch counts for less.

Use the mean, or divide the sum by the number of examples (or tokens) before `backward()`.

Adam and its kin divide the size of the gradient out again: to them a sum is as good as a mean, unless it is clipped
first.

```python bad
import torch

model, criterion = torch.nn.Linear(8, 1), torch.nn.MSELoss(reduction="sum")  # LL810
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = criterion(model(inputs), torch.zeros(16, 1))
    loss.backward()
    optimizer.step()
```
```python fixed
import torch

model, criterion = torch.nn.Linear(8, 1), torch.nn.MSELoss()
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    loss = criterion(model(inputs), torch.zeros(16, 1))
    loss.backward()
    optimizer.step()
```
```python good
import torch
import torch.nn.functional as F

model, criterion = torch.nn.Linear(8, 3), torch.nn.CrossEntropyLoss(reduction="sum", ignore_index=0)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    wanted = torch.randint(0, 3, (16,))
    optimizer.zero_grad()
    out = model(inputs)
    loss = criterion(out, wanted) / (wanted != 0).sum()
    loss = loss + F.cross_entropy(out, wanted, reduction="none").mean()
    loss.backward()
    optimizer.step()
    with torch.no_grad():
        print(F.cross_entropy(model(inputs), wanted, reduction="sum").item() / len(inputs))
```
The evidence bound of an autoencoder is a sum over the image and the latent code, and Adam does not mind:

```python good
import torch
from torch import nn

model = nn.Linear(8, 8)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-3)
for inputs in torch.rand(10, 16, 8):
    optimizer.zero_grad()
    loss = nn.functional.binary_cross_entropy_with_logits(model(inputs), inputs, reduction="sum")
    loss.backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, LoopKind, Note, Obj, Op, Role, Run, changes, related, rule

_DONE = ("divided", "multiplied", "units", "terms", "kept", "summed")  # whatever makes it another number


@rule(
    "LL810",
    "sum-reduction",
    Group.WARNING,
    reads={Op.LOSS, Op.BACKWARD, Op.ASSIGN_GRAD, Op.MAKE, Op.CLIP},
    needs={Op.LOSS, Op.BACKWARD},
    roles={Role.OPTIMIZER},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A backward over batches starts from the plain sum that a criterion gives."""
    if run.has(Op.ASSIGN_GRAD):
        return  # gradients are divided by hand
    for backward in run.all(Op.BACKWARD):
        facts = backward.obj.facts if backward.obj is not None else {}
        plain = facts.get("reduction") == "sum" and facts.get("loss") and not any(facts.get(fact) for fact in _DONE)
        if not (plain or facts.get("plain_sum")):
            continue
        loss = run.last(Op.LOSS, before=backward)
        if loss is None or not _is_its(loss, backward) or not backward.loops(LoopKind.BATCH):
            continue
        if _is_scaled_away(run, backward):
            continue
        yield Finding(
            (loss.obj.at if loss.obj is not None else None) or loss,
            "the loss is summed over the batch and never divided: the gradient grows with the batch size",
            (Note(loss, "summed here"), Note(backward, "not divided until here")),
            Fix('use reduction="mean", or divide by the number of examples', changes=(_averaged(loss, backward),)),
        )


def _averaged(loss: Event, backward: Event) -> changes.Change:
    """The sum divided where its backward begins: what is logged may count on the sum."""
    total = changes.loss(backward)
    at = loss.obj.at if loss.obj is not None and loss.obj.at is not None else loss
    mean = changes.keyword(at, "reduction", '"mean"')
    return changes.either((changes.replace(total, "{} / len({})", total, changes.argument(loss, number=1)),), (mean,))


def _is_its(loss: Event, backward: Event) -> bool:
    value = loss.args.get("value")
    return value is not None and value.facts.get("reduction") == "sum" and value.reaches == backward.params


def _is_scaled_away(run: Run, backward: Event) -> bool:
    """Whether the parameters are updated by an optimizer that divides the size of the gradient out again."""
    if run.has(Op.CLIP):
        return False  # a sum is always clipped
    made = {id(e.obj): e.obj for e in run.all(Op.MAKE) if e.obj is not None and e.obj.role is Role.OPTIMIZER}
    its = [o for o in made.values() if len(made) == 1 or _holds(o, backward)]
    return bool(its) and all(o.root.facts.get("scale_free") for o in its)


def _holds(optimizer: Obj, backward: Event) -> bool:
    """Whether an optimizer may hold what a backward pass reaches."""
    if optimizer.of is None or backward.params is None:
        return True
    return any(related(model, reached) for model in optimizer.of for reached in backward.params)
