"""
# Suppression without a reason
The comment silences a finding and does not say why. Whoever reads it next can tell neither whether the code is right
nor whether the reason still holds.

Reported only where the settings ask for it, with `require-reason = true` in `[tool.looplint]`. The reason is what
follows the bracket:

```text
optimizer.step()  # looplint: ignore[LL101] gradients are summed over the whole epoch on purpose
```
"""

from collections.abc import Iterator

from looplint import Finding, Group, Run, rule


@rule("LL003", "suppression-without-reason", Group.WARNING)
def check(run: Run) -> Iterator[Finding]:
    """Nothing: comments are no events. Reported where suppressions are read."""
    yield from ()
