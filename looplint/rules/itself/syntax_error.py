"""
# File that is no valid Python
The file cannot be parsed, so nothing in it was checked. It may be cut short, hold conflict markers, be written for
Python 2 or for a newer Python than the one that runs looplint, be encoded in something that it does not declare, or be
a notebook whose JSON is broken. The message says which Python refused it, and where.

looplint then exits with status 2, also under `--exit-zero`, and checks all other files as usual. In a notebook only
the cell that does not parse is left out. This finding cannot be suppressed or deselected: leave the file out with
`exclude` instead. Files that show no sign of a training are not parsed, and not reported.

```python bad
import torch

model = torch.nn.Linear(4, 2  # LL001
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
```
```python fixed
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
```
"""

from collections.abc import Iterator

from looplint import Finding, Group, Run, rule


@rule("LL001", "syntax-error", Group.ERROR)
def check(run: Run) -> Iterator[Finding]:
    """Nothing: a file that does not parse has no runs. Reported where the file is read."""
    yield from ()
