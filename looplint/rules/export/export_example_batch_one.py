"""
# An example batch of one makes the batch a constant
`torch.export` (and `torch.onnx.export` with `dynamo=True`) takes sizes 0 and 1 for constants. With an example batch
of one, a dynamic batch is specialised to 1, with `Dim.AUTO` silently: the file takes single samples only.

```python bad
import torch
from torch.export import Dim

model = torch.nn.Linear(8, 1).eval()
torch.export.export(model, (torch.randn(1, 8),), dynamic_shapes=({0: Dim.AUTO},))  # LL956
```
```python fixed
import torch
from torch.export import Dim

model = torch.nn.Linear(8, 1).eval()
torch.export.export(model, (torch.randn(2, 8),), dynamic_shapes=({0: Dim.AUTO},))
```
```python good
import torch

model = torch.nn.Linear(8, 1).eval()
torch.export.export(model, (torch.randn(1, 8),), dynamic_shapes=None)  # one sample at a time is meant
axes = {"inputs": {0: "batch"}}
torch.onnx.export(
    model, (torch.randn(1, 8),), "model.onnx", input_names=["inputs"], dynamic_axes=axes, dynamo=False
)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, rule


@rule("LL956", "export-example-batch-one", Group.WARNING, reads={Op.EXPORT}, needs={Op.EXPORT})
def check(run: Run) -> Iterator[Finding]:
    """A first axis of one among the examples, in an export that wants it dynamic."""
    for export in run.all(Op.EXPORT):
        if _specialises(export) and any(size[:1] == (1,) for size in export.args["sizes"]):
            yield Finding(
                export,
                "the example batch is 1, which the exporter takes for a constant: the dynamic batch becomes fixed",
                fix=Fix("export with an example batch of 2 or more"),
            )


def _specialises(export: Event) -> bool:
    """Whether the exporter takes ones for constants, and the first axis is wanted dynamic."""
    kept = export.args["exports"] == "onnx" and export.args.get("dynamo") is not True
    return export.args["exports"] in ("export", "onnx") and not kept and bool(export.args["dynamic"])
