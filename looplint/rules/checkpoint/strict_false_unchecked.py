"""
# Nobody looks at what strict=False left out
With `strict=False`, `load_state_dict` passes over every name that does not fit and says so only in what it returns.
Where the names of a file have another prefix (`module.`, `model.`, `_orig_mod.`) nothing fits, nothing is loaded, and
the training starts from random weights without a word.

```python bad
import torch

model = torch.nn.Linear(8, 1)
weights = torch.load("pretrained.pt", map_location="cpu")
model.load_state_dict(weights, strict=False)  # LL509
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
weights = torch.load("pretrained.pt", map_location="cpu")
missing, unexpected = model.load_state_dict(weights, strict=False)
print("not in the file:", missing, "not in the model:", unexpected)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
```python good
import torch

model = torch.nn.Linear(8, 1)
weights = torch.load("pretrained.pt", map_location="cpu")
fitting = {name: tensor for name, tensor in weights.items() if name in model.state_dict()}
print(f"{len(fitting)} of {len(weights)} tensors fit")
model.load_state_dict(fitting, strict=False)
print(model.load_state_dict(weights, strict=False))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Role, Run, changes, resume, rule


@rule(
    "LL509",
    "strict-false-unchecked",
    Group.WARNING,
    reads={Op.LOAD, Op.RESTORE},
    needs={Op.LOAD, Op.RESTORE},
    fix="unsafe",
)
def check(run: Run) -> Iterator[Finding]:
    """A restore from a file that may leave out anything, whose result is thrown away."""
    for restored in run.all(Op.RESTORE):
        if restored.args.get("strict") is not False or restored.args.get("checked") or not _is_model(restored):
            continue
        origins = resume.source(restored).origins
        if origins and not any(origin.chosen or origin.of.facts.get("keys_checked") for origin in origins):
            yield _finding(run, restored)


def _is_model(restored: Event) -> bool:
    return restored.obj is not None and restored.obj.role is Role.MODEL


def _finding(run: Run, restored: Event) -> Finding:
    load = run.last(Op.LOAD, before=restored)
    notes = (Note(load, "loaded here"),) if load is not None else ()
    name = restored.through.name if restored.through is not None and restored.through.name else "the model"
    return Finding(
        restored,
        f"strict=False passes over every name that does not fit, and nobody looks: {name} may have loaded nothing",
        notes,
        Fix(
            "print or check the missing and unexpected keys that load_state_dict returns",
            changes=(changes.before(restored, "print({})", changes.whole(restored)), changes.delete(restored)),
        ),
    )
