"""
# The exported model takes one batch size only
An ONNX file has the shapes of the example inputs unless axes are said to be dynamic: a model exported with a batch of
2 refuses any other. Names in `dynamic_axes` that are neither in `input_names` nor in `output_names` are passed over
with a warning, and the axis stays fixed.

```python bad
import torch

model = torch.nn.Linear(8, 1).eval()
torch.onnx.export(  # LL953
    model, (torch.randn(2, 8),), "model.onnx", input_names=["inputs"], output_names=["outputs"], dynamo=False
)
```
```python fixed
import torch

model = torch.nn.Linear(8, 1).eval()
axes = {"inputs": {0: "batch"}, "outputs": {0: "batch"}}
torch.onnx.export(
    model,
    (torch.randn(2, 8),),
    "model.onnx",
    input_names=["inputs"],
    output_names=["outputs"],
    dynamic_axes=axes,
    dynamo=False,
)
```
```python bad
import torch

model = torch.nn.Linear(8, 1).eval()
axes = {"input": {0: "batch"}, "outputs": {0: "batch"}}
torch.onnx.export(  # LL953
    model,
    (torch.randn(2, 8),),
    "model.onnx",
    input_names=["inputs"],
    output_names=["outputs"],
    dynamic_axes=axes,
    dynamo=False,
)
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Op, Run, rule

DYNAMIC = ("dynamic_axes", "dynamic_shapes")


@rule("LL953", "export-fixed-shapes", Group.WARNING, reads={Op.EXPORT}, needs={Op.EXPORT})
def check(run: Run) -> Iterator[Finding]:
    """An ONNX export without dynamic axes, or with axes of names that do not exist."""
    for export in run.all(Op.EXPORT):
        if export.args["exports"] != "onnx" or export.args["open"]:
            continue
        if unknown := _unknown_names(export):
            yield _misnamed(export, unknown)
        elif all(export.args.get(name) is None for name in DYNAMIC) and (finding := _fixed(export)) is not None:
            yield finding


def _unknown_names(export: Event) -> list[str]:
    axes, names = export.args["axes"], export.args["names"]
    return [str(name) for name in axes if name not in names] if axes and names else []


def _misnamed(export: Event, unknown: list[str]) -> Finding:
    return Finding(
        export,
        f"dynamic_axes names {unknown[0]!r}, which is no input or output: the axis stays fixed",
        fix=Fix("write the names of input_names and output_names"),
    )


def _fixed(export: Event) -> Finding | None:
    """No axis is dynamic. A batch of one may be meant; sizes that are not known may be as well."""
    batches = [size[0] for size in export.args["sizes"] if size]
    if any(type(batch) is int and batch > 1 for batch in batches):
        doubt = ""
    else:
        doubt = "a batch of one may be meant"
    shown = next((str(batch) for batch in batches if type(batch) is int), "of the example")
    return Finding(
        export,
        f"no axis is dynamic: the exported model takes the batch size {shown} only",
        fix=Fix("pass dynamic_axes (or dynamic_shapes) for the batch"),
        doubt=doubt,
    )
