"""What only several processes together show: parameters that should be the same and are not."""

from __future__ import annotations

from collections.abc import Sequence

from looplint.events import Event, Op
from looplint.record import replace
from looplint.runtime.rebuild import Rebuilt

TOLERANCE = 1e-4  # of a norm: sums are added up in another order by another number of threads
WRAPPER = "DistributedDataParallel"


def compare(runs: Sequence[Rebuilt]) -> None:
    """Tell the first run where a process trains other parameters than it does."""
    if len(runs) < 2 or not all(_is_parallel(run) for run in runs):
        return
    first = runs[0]
    for mine in _watched(first):
        theirs = [seen for run in runs[1:] for seen in _watched(run) if seen.at == mine.at]
        apart = next(filter(None, (_apart(mine, other) for other in theirs)), None)
        if apart is not None:
            first.events.append(replace(mine, args={"what": "ranks", **apart}, index=len(first.events)))


def _is_parallel(run: Rebuilt) -> bool:
    return any(row.made.endswith(WRAPPER) for row in run.record.objects.values())


def _watched(run: Rebuilt) -> list[Event]:
    return [e for e in run.events if e.op is Op.OBSERVE and e.args["what"] == "parameters" and e.args["copies"]]


def _apart(mine: Event, other: Event) -> dict[str, object] | None:
    """The first step and parameter at which two processes differ."""
    if mine.args["copy_names"] != other.args["copy_names"]:
        return None
    theirs = dict(other.args["copies"])
    for step, norms in mine.args["copies"]:
        for name, one, two in zip(mine.args["copy_names"], norms, theirs.get(step, ()), strict=False):
            if abs(one - two) > TOLERANCE * max(abs(one), abs(two)):
                return {"name": name, "step": step + 1, "norms": [one, two]}
    return None
