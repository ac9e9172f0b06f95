"""
# A wrapper is exported instead of the model
`DistributedDataParallel`, `DataParallel` and `torch.compile` are for training. Exported, they bring their own hooks,
names (`module.`, `_orig_mod.`) and devices into the graph, or the export raises: `torch.jit.trace` refuses a compiled
module.

```python bad
import torch

model = torch.nn.Linear(8, 1)
compiled = torch.compile(model)
compiled.eval()
torch.jit.trace(compiled, torch.randn(2, 8)).save("model.pt")  # LL955
```
```python fixed
import torch

model = torch.nn.Linear(8, 1)
compiled = torch.compile(model)
compiled.eval()
torch.jit.trace(model, torch.randn(2, 8)).save("model.pt")
```
```python good
import torch

model = torch.nn.DataParallel(torch.nn.Linear(8, 1))
model.eval()
torch.jit.trace(model.module, torch.randn(2, 8)).save("model.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Finding, Fix, Group, Note, Obj, Op, Run, changes, rule

WRAPPERS = frozenset({"DistributedDataParallel", "DataParallel", "compile", "FullyShardedDataParallel"})


@rule("LL955", "export-wrapped-module", Group.ERROR, reads={Op.EXPORT, Op.WRAP}, needs={Op.EXPORT, Op.WRAP}, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """A face of the model, not the model, in the exporter's hands."""
    for export in run.all(Op.EXPORT):
        wrapper = _wrapper(export.through)
        if wrapper is None:
            continue
        name = wrapper.made.rpartition(".")[2]
        yield Finding(
            export,
            f"the {name} wrapper is exported, not the model in it: its hooks and names come into the graph",
            (Note(wrapper.at, "wrapped here"),) if wrapper.at is not None else (),
            Fix(
                "export the model inside the wrapper",
                safe=True,
                changes=(changes.suffix(changes.argument(export), f".{_INNER.get(name, 'module')}"),),
            ),
        )


_INNER = {"compile": "_orig_mod", "OptimizedModule": "_orig_mod"}  # how a wrapper calls what it holds


def _wrapper(obj: Obj | None) -> Obj | None:
    while obj is not None and obj.base is not None:
        if obj.made.rpartition(".")[2] in WRAPPERS:
            return obj
        obj = obj.base
    return None
