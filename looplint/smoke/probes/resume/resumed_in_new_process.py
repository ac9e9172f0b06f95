"""
# A run that is resumed in a new process ends as one that was not interrupted

## What it measures
A run with accumulation, an average of the weights, a one-cycle schedule and two workers is stopped within an epoch and
resumed by a new Python interpreter. Its state at the end must be that of the run that went straight through.

## Tolerance
None, as for resuming in one process. What a new interpreter adds is everything that lives in a process and not in the
checkpoint: the seed of `hash()`, module globals, caches, environment variables, the number of threads.

## If it fails
The pieces that differ at the end are named. If resuming in one process holds, look for state outside the checkpoint.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from looplint.smoke.bench import Bench
from looplint.smoke.fresh import trained_elsewhere
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.probes.resume.resumed_run_is_the_same import EVERYTHING
from looplint.smoke.resume import agreement, follow
from looplint.smoke.sabotage import Sabotage

STOP = 6

HASHED = Sabotage(
    "seeds are derived by hash(), which each interpreter salts anew",
    "reference_loop.randomness",
    'return int.from_bytes(digest, "little")',
    "return hash((str(seed), *map(str, parts))) % 2**32",
)
GLOBAL = Sabotage(
    "the batches of an epoch depend on the process",
    "reference_loop.data",
    "self.epoch, self.start = epoch, start",
    "self.epoch, self.start = epoch + os.getpid(), start",
)


@probe(tells=82, seconds=6.5, sabotages=(HASHED, GLOBAL))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Stop here, go on there."""
    options = {**EVERYTHING, "workers": 2}
    straight = bench.once(("everything", STOP), partial(follow, bench, **options))
    folder = bench.train(stop_after=STOP, **options).folder
    found = trained_elsewhere(bench.order(resume=str(folder), **options), bench.place / "elsewhere")
    yield agreement("difference after resuming in a new process", straight.final, found, bench.exact)
