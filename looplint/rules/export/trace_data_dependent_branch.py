"""
# A trace freezes a branch on data
A trace records the operations of one run. An `if` on the values of a tensor, and a number read from one, become what
they were for the example: for other inputs the file goes the wrong way, silently or with a `TracerWarning` at export.

```python bad
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.small, self.large = nn.Linear(8, 1), nn.Linear(8, 1)

    def forward(self, x):
        if x.abs().mean() > 1:
            return self.large(x)
        return self.small(x)

model = Net().eval()
torch.jit.trace(model, torch.randn(2, 8)).save("net.pt")  # LL952
```
```python fixed
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.small, self.large = nn.Linear(8, 1), nn.Linear(8, 1)

    def forward(self, x):
        return torch.where(x.abs().mean() > 1, self.large(x), self.small(x))

model = Net().eval()
torch.jit.trace(model, torch.randn(2, 8)).save("net.pt")
```
```python good
import torch
from torch import nn

class Net(nn.Module):
    def __init__(self, scaled=True):
        super().__init__()
        self.scaled = scaled
        self.head = nn.Linear(8, 1)

    def forward(self, x, mask=None):
        if mask is not None:
            x = x * mask
        if self.scaled and x.dim() == 2:
            x = x / 2
        assert x.shape[-1] == 8
        return self.head(x)

model = Net().eval()
torch.jit.trace(model, torch.randn(2, 8)).save("net.pt")
torch.jit.script(model).save("scripted.pt")
```
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint import Event, Finding, Fix, Group, Note, Op, Run, rule


@rule("LL952", "trace-data-dependent-branch", Group.ERROR, reads={Op.EXPORT}, needs={Op.EXPORT})
def check(run: Run) -> Iterator[Finding]:
    """A model whose forward branches on the values of its inputs, handed to an exporter that traces."""
    for export in run.all(Op.EXPORT):
        branches = export.args["branches"]
        if branches and _traces(export):
            at, text = branches[0]
            yield Finding(
                export,
                f"the branch on `{text}` is frozen as it was for the example: other inputs go the same way",
                (Note(at, "decided by data here"), Note(export, "traced here")),
                Fix("use torch.jit.script, torch.where or torch.cond, or make the branch a matter of the code"),
            )


def _traces(export: Event) -> bool:
    return export.args["exports"] == "trace" or (
        export.args["exports"] == "onnx" and export.args.get("dynamo") is False
    )
