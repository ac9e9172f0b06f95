"""
# A generator of parameters is read twice
`model.parameters()`, `filter(...)` and `itertools.chain(...)` can be read once. The optimizer reads them to the end
when it is built. Whoever comes next, the clip, a loop that freezes, another parameter group, gets nothing: no gradient
is clipped, no parameter is frozen, and nothing complains.

```python bad
import torch
from torch import nn

model = nn.Linear(8, 1)
params = model.parameters()
optimizer = torch.optim.SGD(params, lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    nn.utils.clip_grad_norm_(params, 1.0)  # LL120
    optimizer.step()
```
```python fixed
import torch
from torch import nn

model = nn.Linear(8, 1)
params = list(model.parameters())
optimizer = torch.optim.SGD(params, lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    nn.utils.clip_grad_norm_(params, 1.0)
    optimizer.step()
```
```python bad
import torch
from torch import nn

def build(model, named):
    decayed = [p for n, p in named if "bias" not in n]
    biases = [p for n, p in named if "bias" in n]  # LL120
    return torch.optim.AdamW([{"params": decayed}, {"params": biases, "weight_decay": 0.0}])

model = nn.Linear(8, 1)
optimizer = build(model, model.named_parameters())
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
Made anew each time, or read again through the optimizer:

```python good
import torch
from torch import nn

model, head = nn.Linear(8, 8), nn.Linear(8, 1)
params = filter(lambda p: p.requires_grad, model.parameters())
optimizer = torch.optim.SGD([{"params": params}, {"params": head.parameters(), "lr": 0.1}], lr=0.01)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    head(model(inputs)).pow(2).mean().backward()
    params = model.parameters()
    nn.utils.clip_grad_norm_(params, 1.0)
    nn.utils.clip_grad_norm_(optimizer.param_groups[1]["params"], 1.0)
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, changes, rule

_EFFECTS = {
    "optimizer": "this optimizer gets no parameter",
    "loop": "this loop runs over nothing",
    "clip_grad_norm_": "no gradient is clipped",
    "clip_grad_value_": "no gradient is clipped",
    "clip_grad_norm": "no gradient is clipped",
}


@rule(
    "LL120",
    "parameters-generator-reused",
    Group.ERROR,
    reads={Op.MAKE, Op.CONSUME},
    needs={Op.CONSUME},
    roles={Role.PARAMETERS},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A generator that has not been made anew since it was read is read again: told at the second reading."""
    for generator in run.objects(Op.CONSUME):
        reads: list[Event] = []
        for event in run.all(Op.MAKE, Op.CONSUME, of=generator):
            reads = [*reads, event] if event.op is Op.CONSUME else []
            if len(reads) == 2 and not _is_next_group(*reads):
                yield _finding(reads[0], reads[1], run.made(generator))


def _is_next_group(before: Event, again: Event) -> bool:
    """Whether it is read in a loop over the groups of an optimizer, which holds one of them unless it says so."""
    turns = [turn for turn in again.loops() if turn not in before.loops()]
    return before.at == again.at and any("param_groups" in turn.loop.name for turn in turns)


def _listed(made: Event | None) -> tuple[changes.Change, ...]:
    return (changes.replace(changes.added(made), "list({})", changes.added(made)),) if made is not None else ()


def _finding(before: Event, again: Event, made: Event | None) -> Finding:
    name = again.obj.name if again.obj is not None else ""
    by = "the optimizer" if before.args["by"] == "optimizer" else f"a {before.args['by']}"
    effect = _EFFECTS.get(str(again.args["by"]), "there is nothing left to read")
    where = by if before.at != again.at else "the turn before"
    return Finding(
        again,
        f"the generator {name} was read to its end by {where}: {effect}",
        (Note(before, "read to its end here"),),
        Fix(f"keep a list: {name} = list(...)", safe=True, changes=_listed(made)),
    )
