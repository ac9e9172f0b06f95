"""Which probes notice which fault, the one that names it and all others; `python -m looplint.smoke.matrix` measures it.

Takes about half an hour. What it finds is kept in docs/smoke_matrix.json, from which docs/smoke.md is written.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from looplint.smoke.bench import opened
from looplint.smoke.measurement import Verdict
from looplint.smoke.probe import Probe, probes
from looplint.smoke.processes import Child, ChildFailed
from looplint.smoke.running import run_one
from looplint.smoke.sabotage import Sabotage

PATH = Path(__file__).parents[2] / "docs" / "smoke_matrix.json"
PATIENCE = 300.0  # seconds for one fault; some keep a run from ever ending
LONGEST = 5.0  # seconds; a probe that takes longer is tried with its own faults alone


def key(probe: Probe, sabotage: Sabotage) -> str:
    """The name of a row."""
    return f"{probe.name}: {sabotage.name}"


def faults() -> Iterator[tuple[Probe, Sabotage]]:
    """Every fault with the probe that names it."""
    for probe in probes().values():
        for sabotage in probe.sabotages:
            yield probe, sabotage


def load() -> dict[str, list[str]]:
    """The probes that noticed each fault, by its key; empty where nothing was measured yet."""
    found: dict[str, list[str]] = json.loads(PATH.read_text()) if PATH.exists() else {}
    return found


def noticed(sabotage: Sabotage, names: list[str], out: Path) -> None:
    """Run the probes under a fault, and write down, one by one, those that fail or break; for a process of its own."""
    with sabotage.applied(), opened("reference_loop.task", "cpu") as bench, out.open("w") as file:
        for name in names:
            if run_one(probes()[name], bench, to_the_end=False).verdict in (Verdict.FAILS, Verdict.BROKEN):
                file.write(name + "\n")
                file.flush()


def measure(probe: Probe, sabotage: Sabotage) -> list[str]:
    """The probes that notice a fault."""
    others = [p.name for p in probes().values() if p is not probe and not p.slow and p.seconds <= LONGEST]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "noticed"
        with Child(noticed, sabotage, [*([] if probe.slow else [probe.name]), *others], out) as child:
            try:
                child.result(PATIENCE)
            except ChildFailed as error:
                print(f"  {error}", file=sys.stderr)
        return out.read_text().split() if out.exists() else []


def main() -> int:
    """Measure every fault that was not measured before, and forget those that are gone."""
    wanted = {key(*pair): pair for pair in faults()}
    found = {name: names for name, names in load().items() if name in wanted}
    for name, pair in wanted.items():
        if name not in found:
            found[name] = measure(*pair)
            print(f"{name}: {', '.join(found[name])}", flush=True)
            PATH.write_text(json.dumps(dict(sorted(found.items())), indent=1) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
