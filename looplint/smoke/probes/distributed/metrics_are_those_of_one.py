"""
# Several processes find the metrics that one finds

## What it measures
The evaluation of one model by one process and by several, on a set whose size is a prime, so that it cannot be shared
out evenly. Each process must have each number, and each sample must have been counted once.

## Tolerance
None for the counts, and none among the processes. 1e-6 of the loss: sums of sums, in another order.

## If it fails
Each process reports its own shard; a sampler pads the shards, so that some samples count twice; means of shards are
averaged although the shards differ in size.
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.together import evaluated

TOLERANCE = 1e-6

OWN_SHARD = Sabotage(
    "each process reports its own shard",
    "reference_loop.evaluate",
    "shards = world.gather((samples, sums))",
    "shards = [(samples, sums)]",
)
PADDED = Sabotage(
    "the shards are padded to one length",
    "reference_loop.data",
    "range(world.rank, len(evaluation), world.size)",
    "DistributedSampler(evaluation, world.size, world.rank, shuffle=False)",
)


@probe(tells=60, together=True, seconds=0.4, sabotages=(OWN_SHARD, PADDED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Evaluate alone and together."""
    order = bench.order(**bench.backend)
    alone, together = evaluated(order), bench.ranks(evaluated, order)
    yield exactly("samples counted", together[0].samples, alone.samples)
    yield exactly("different metrics among the processes", len({str(metrics) for metrics in together}), 1)
    for name, value in alone.values.items():
        difference = abs(together[0].values[name] - value) / max(abs(value), 1e-12)
        yield at_most(f"{name}, apart by", difference, TOLERANCE)
    yield exactly(
        "counts per class are equal", together[0].tables.get("confusion") == alone.tables.get("confusion"), True
    )
