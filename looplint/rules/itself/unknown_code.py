"""
# Code that does not exist
A suppression or a setting names a rule that looplint does not have, so it has no effect: a misspelt code or name, or a
rule of a plug-in that is not installed. The message names the nearest one that exists.

A well-formed code of a hundred that this version has no rules for may belong to a newer looplint. It is reported with
medium confidence. On the command line, an unknown code is an error.

```python bad
import torch

torch.manual_seed(0)  # looplint: ignore[zero-grad-mising] summed on purpose  # LL004
```
```python fixed
import torch

torch.manual_seed(0)
```
"""

from collections.abc import Iterator

from looplint import Finding, Group, Run, rule


@rule("LL004", "unknown-code", Group.WARNING)
def check(run: Run) -> Iterator[Finding]:
    """Nothing: comments and settings are no events. Reported where they are read."""
    yield from ()
