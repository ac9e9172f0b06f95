"""
# A run on several processes resumes as one that was not interrupted

## What it measures
A run on two processes (one per GPU, where there are several) with accumulation, stopped within an epoch and resumed.
The state of the first process, and the random state of each, must be those of the run that went straight through.

## Tolerance
None for two processes: they add in the same order. 1e-4 for more: DistributedDataParallel puts the gradients into other
buckets after its first step, which comes anew when a run is resumed, and so adds up in another order
(https://docs.pytorch.org/docs/stable/notes/ddp.html).

## If it fails
Only the first process's random state is saved; the processes resume at different places; the buffers of the others,
which the first one's checkpoint does not hold, are used before they are shared.
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint.smoke.bench import Bench
from looplint.smoke.compare import largest_difference
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.resume import agreement
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.together import trained

ROUNDING = 1e-4

FIRST_ONES_STATE = Sabotage(
    "every process is given the first one's random state",
    "reference_loop.randomness",
    'restore(saved["ranks"][self.world.rank])',
    'restore(saved["ranks"][0])',
)
ONLY_THE_FIRST_SAVED = Sabotage(
    "only the first process's random state is saved",
    "reference_loop.randomness",
    'return {"ranks": self.world.gather(capture())}',
    'return {"ranks": [capture()] * self.world.size}',
)


@probe(tells=50, seconds=1.5, together=True, sabotages=(FIRST_ONES_STATE, ONLY_THE_FIRST_SAVED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train straight through; stop and go on."""
    options = {**bench.backend, "batch_size": 4, "accumulate": 2, "ema": 0.9}
    straight = bench.ranks(trained, bench.order(**options))
    stopped = bench.ranks(trained, bench.order(**options, stop_after=3 * straight[0].steps // 4))
    resumed = bench.ranks(trained, bench.order(**options, resume=stopped[0].folder))
    what, wanted, found = "difference after resuming on all processes", straight[0].state, resumed[0].state
    if bench.processes > 2:
        yield at_most(what, largest_difference(wanted["model"], found["model"]), ROUNDING)
    else:
        yield agreement(what, wanted, found, bench.exact or not bench.gpus)
    agree = [one.generators == other.generators for one, other in zip(straight, resumed, strict=True)]
    yield exactly("processes whose random state agrees", sum(agree), bench.processes)
