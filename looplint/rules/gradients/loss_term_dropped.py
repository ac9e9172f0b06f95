"""
# A term of the loss reaches no backward
A loss of several terms is built, weighted, logged, and then `backward()` is called on one term only, or on a sum from
which one is missing. The curve of the forgotten term stands in the log like all others, but no gradient comes from it:
its weight in the configuration does nothing.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for x, y in torch.load("batches.pt"):
    out = model(x)
    task = nn.functional.cross_entropy(out, y)
    total = task + 0.1 * out.softmax(1).mean(0).pow(2).sum()  # LL126
    optimizer.zero_grad()
    task.backward()
    optimizer.step()
    print(total.item())
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for x, y in torch.load("batches.pt"):
    out = model(x)
    task = nn.functional.cross_entropy(out, y)
    total = task + 0.1 * out.softmax(1).mean(0).pow(2).sum()
    optimizer.zero_grad()
    total.backward()
    optimizer.step()
    print(total.item())
```
```python bad
import torch
from torch import nn

model = nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for x, y, z in torch.load("batches.pt"):
    out = model(x)
    loss = nn.functional.cross_entropy(out, y)
    consistency_loss = 0.5 * nn.functional.mse_loss(out, model(z))  # LL126
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(loss.item(), consistency_loss.item())
```
Each term may have a backward of its own, and what is only measured may have a gradient:

```python good
import torch
from torch import nn

model = nn.Linear(8, 4)
optimizer = torch.optim.Adam(model.parameters())
for x, y in torch.load("batches.pt"):
    out = model(x)
    rmse = nn.functional.mse_loss(out, y).sqrt()
    first_loss, second_loss = nn.functional.l1_loss(out, y), out.pow(2).mean()
    total_loss = first_loss + second_loss
    optimizer.zero_grad()
    first_loss.backward(retain_graph=True)
    second_loss.backward()
    optimizer.step()
    print(rmse.item(), total_loss.item())
```
What is summed up once more over all processes is for the log:

```python good
import torch
import torch.distributed as dist
from torch import nn

def averaged(losses):
    with torch.no_grad():
        values = torch.stack(list(losses.values()))
        dist.all_reduce(values)
    return dict(zip(losses, values / dist.get_world_size()))

model = nn.Linear(8, 4)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for x, y in torch.load("batches.pt"):
    out = model(x)
    losses = {"class": nn.functional.cross_entropy(out, y), "size": out.pow(2).mean()}
    loss = sum(losses.values())
    losses_reduced = sum(averaged(losses).values()) if dist.is_initialized() else sum(losses.values())
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    print(losses_reduced.item())
```
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint import Event, Finding, Fix, Group, Note, Op, Run, phases, rule
from looplint.regex import regex

# What is built into a model or added to a loss for the sake of its gradient alone.
_AUXILIARY = regex(
    r"(?i)^(?:\w+\.)*(?:loss_(?:aux(?:iliary)?|reg(?:ulari[sz]ation)?|consistency|perceptual|commit(?:ment)?"
    r"|distill(?:ation)?|kd|contrastive|triplet|tv|adv(?:ersarial)?)"
    r"|(?:aux(?:iliary)?|reg(?:ulari[sz]ation)?|consistency|perceptual|commit(?:ment)?|distill(?:ation)?|kd|contrastive"
    r"|triplet|tv|adv(?:ersarial)?)_?loss)$"
)
_SHOWN = regex(r"(?i)reduced|gathered|synced|logg|report|display|monitor|print|(?:^|_)(?:log|disp|vis)(?:_|$)")


@rule("LL126", "loss-term-dropped", Group.WARNING, reads={Op.TERM, Op.BACKWARD}, needs={Op.TERM, Op.BACKWARD})
def check(run: Run) -> Iterator[Finding]:
    """A named part of a loss beside a backward, none of which comes from it."""
    unused = [term for term in run.all(Op.TERM) if not _is_covered(term)]
    dropped = [term for term in unused if term.args["speaks"]]
    told = {id(term.args) for term in dropped}
    halves = (term for term in unused if not term.args["speaks"] and _is_half_used(term))
    dropped += [term for term in halves if not any(id(part) in told for part in term.args["parts"])]
    inside = {id(part) for term in dropped for part in term.args["parts"]}
    for term in dropped:
        backward = _beside(run, term)
        if backward is not None and id(term.args) not in inside and not phases.validation_around(term):
            yield _finding(term, backward)


def _is_half_used(term: Event) -> bool:
    """Whether a sum is of losses of which some have their own backward: `errD = errD_real + errD_fake`."""
    return len({part["used"] for part in term.args["parts"]}) > 1


def _is_covered(term: Event) -> bool:
    """Whether all that is in a term is in some backward."""
    parts = term.args["parts"]
    return term.args["used"] or (bool(parts) and not term.args["loose"] and all(map(_is_met, parts)))


def _is_met(part: dict[str, Any]) -> bool:
    """Whether a part is in a backward, or a sum of other parts of the same whole, which are asked themselves."""
    return part["used"] or (bool(part.get("parts")) and not part["loose"])


def _beside(run: Run, term: Event) -> Event | None:
    """The backward pass in the same pass of the innermost loop around a term, where gradients are recorded.

    None where it may come from the term, as nothing is known of what it comes from.
    """
    if not term.grad_enabled or phases.speaks_of_evaluation(term.args["name"]) or _SHOWN.search(term.args["name"]):
        return None
    inner = run.innermost(term)
    same = [b for b in run.all(Op.BACKWARD) if run.innermost(b) is inner and run.same_turn(term, b)]
    is_seen = all(b.obj is None or b.obj.reaches is not None for b in same)
    return same[0] if same and is_seen else None


def _finding(term: Event, backward: Event) -> Finding:
    name = term.args["name"]
    what = backward.obj.name if backward.obj is not None and backward.obj.name else "another loss"
    return Finding(
        term,
        f"{name} is computed, but reaches no backward: only {what} trains the model",
        (Note(backward, "the backward pass starts here"),),
        Fix(f"call backward() on a sum that {name} is part of, or compute it under no_grad"),
        doubt=""
        if term.args["weighted"] or _is_half_used(term) or _AUXILIARY.search(name)
        else f"{name} may be meant for the log only",
    )
