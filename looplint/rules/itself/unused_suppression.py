"""
# Suppression that hides nothing
A `# looplint: ignore[...]` comment, or a `# noqa:` with a code of looplint, stands where the named rules find nothing.
Either the fault was repaired and the comment forgotten, or it never stood on the right line. Left in place, it would
hide the next fault on that line.

A comment covers the statement in which it stands, or, on a line of its own, the statement that follows.
Only rules that were asked for count: a comment for a rule that is not selected is not reported. A bare `# noqa` is
addressed to other tools as well and never reported.

```python bad
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    optimizer.zero_grad()
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    # looplint: ignore[LL101] gradients are summed on purpose  # LL002
    optimizer.step()
```
```python fixed
import torch

model = torch.nn.Linear(4, 2)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1)
for inputs, targets in loader:
    optimizer.zero_grad()
    loss = torch.nn.functional.cross_entropy(model(inputs), targets)
    loss.backward()
    optimizer.step()
```
"""

from collections.abc import Iterator

from looplint import Finding, Group, Run, rule


@rule("LL002", "unused-suppression", Group.WARNING, fix="safe")
def check(run: Run) -> Iterator[Finding]:
    """Nothing: whether a comment was needed shows only when all rules have spoken. Reported then."""
    yield from ()
