"""
# A model is exported in training mode
`torch.jit.trace`, `torch.export` and `torch.onnx.export` (with `dynamo=True`, the default since 2.9) record what the
model does in the mode that it is in. In training mode Dropout stays active in the file, and BatchNorm uses the
statistics of whatever batch it is given: the deployed model answers differently each time, and worse than the one
that was evaluated.

`torch.onnx.export(..., dynamo=False)` exports in evaluation mode by itself.

```python bad
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.train()
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
traced = torch.jit.trace(model, torch.randn(2, 8))  # LL951
torch.jit.save(traced, "model.pt")
```
```python fixed
import torch
from torch import nn

model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
model.train()
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
model.eval()
traced = torch.jit.trace(model, torch.randn(2, 8))
torch.jit.save(traced, "model.pt")
```
```python good
import torch
from torch import nn

def save(model, path):
    with torch.no_grad():
        torch.jit.trace(model.eval(), torch.randn(2, 8)).save(path)

model = nn.Sequential(nn.Linear(8, 8), nn.Dropout(0.5), nn.Linear(8, 1))
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs in torch.randn(10, 16, 8):
    optimizer.zero_grad()
    model(inputs).pow(2).mean().backward()
    optimizer.step()
save(model, "model.pt")
plain = nn.Linear(8, 1)  # no layer that depends on the mode
torch.jit.trace(plain, torch.randn(2, 8)).save("plain.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, changes, rule


@rule(
    "LL951",
    "export-in-train-mode",
    Group.ERROR,
    reads={Op.EXPORT, Op.MAKE, Op.TRAIN, Op.EVAL, Op.WRAP},
    needs={Op.EXPORT},
    fix="safe",
)
def check(run: Run) -> Iterator[Finding]:
    """A model whose mode matters, in training mode when it is handed to an exporter that keeps it."""
    for export in run.all(Op.EXPORT):
        if export.obj is None or not _keeps_mode(export):
            continue
        training, since = run.mode(export.obj, export)
        matters = run.mode_matters(export.obj)
        if training is not True or since is None or matters is None or "restores" in since.args:
            continue
        if since.op is Op.MAKE and not run.entry.whole and not export.obj.known:
            continue
        yield _finding(export, since, matters.doubt, matters.layer)


def _keeps_mode(export: Event) -> bool:
    """Whether the exporter records the mode; the one of old for ONNX switches to evaluation by itself."""
    if export.args["exports"] == "onnx":
        return export.args.get("dynamo") is True and "training" not in export.args
    return export.args["exports"] in ("trace", "export")


def _finding(export: Event, since: Event, doubt: str, layer: tuple[str, object] | None) -> Finding:
    name = export.through.name if export.through is not None and export.through.name else "the model"
    how = "made in training mode" if since.op is Op.MAKE else "put into training mode here"
    active = f"{layer[0]} stays active" if layer else "layers that depend on the mode stay active"
    return Finding(
        export,
        f"{name} is exported in training mode: {active} in the file, whatever it is asked later",
        (Note(since, how), Note(export, "exported here")),
        Fix(
            f"call {name}.eval() before the export",
            safe=True,
            changes=(changes.before(export, "{}.eval()", changes.argument(export, name)),),
        ),
        doubt=doubt,
    )
