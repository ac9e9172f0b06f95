"""
# BatchNorm sees all processes where its own batch is small

## What it measures
Which runs get SyncBatchNorm: several processes on GPUs whose own batches are small, and no others. Then, on several
GPUs, a run with SyncBatchNorm against one process with the whole batch: the weights and statistics must come out alike.
SyncBatchNorm does not exist for the CPU; there, the statistics that evaluation uses must at least be the same on every
process.

## Tolerance
1e-3 of the largest change of a weight, as the statistics, too, are summed in another order and divide what follows.

## If it fails
DistributedDataParallel averages gradients and not statistics: convert the model before wrapping it
(https://docs.pytorch.org/docs/stable/generated/torch.nn.SyncBatchNorm.html).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import torch
from torch import nn

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.probes.precision.accumulation_adds_up import SGD, apart, weights
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.together import trained
from reference_loop.distributed import World
from reference_loop.prepare import needs_sync

TOLERANCE = 1e-3
CUDA, CPU = torch.device("cuda"), torch.device("cpu")

NEVER = Sabotage(
    "small batches keep their own statistics",
    "reference_loop.prepare",
    'small = config.sync_batchnorm == "on" or',
    'small = config.sync_batchnorm == "on" and',
)
ON_CPU = Sabotage(
    "SyncBatchNorm on the CPU, where it cannot run",
    "reference_loop.prepare",
    'possible = world.size > 1 and world.device.type == "cuda"',
    "possible = world.size > 1",
)
OWN_STATISTICS = Sabotage(
    "each process evaluates with its own statistics",
    "reference_loop.evaluate",
    "world.share_buffers(model)",
    "pass",
)


@probe(tells=40, together=True, seconds=0.5, sabotages=(NEVER, ON_CPU, OWN_STATISTICS))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Ask who gets it, then train with it."""
    model, config = nn.Sequential(nn.Conv2d(3, 4, 1), nn.BatchNorm2d(4)), bench.config(sync_batchnorm="auto")
    several, large = World(CUDA, 0, 4), replace(config, batch_size=64)
    yield exactly("several GPUs, small batches: SyncBatchNorm", needs_sync(model, config, several), True)
    yield exactly("several GPUs, large batches", needs_sync(model, large, several), False)
    yield exactly("one GPU", needs_sync(model, config, World(CUDA)), False)
    yield exactly("several processes on the CPU", needs_sync(model, config, World(CPU, 0, 4)), False)
    yield exactly("a model without BatchNorm", needs_sync(nn.Linear(1, 1), config, several), False)
    both = bench.ranks(trained, bench.order(**bench.backend, epochs=1))
    yield exactly("different statistics in evaluation", len({r.print["model"] for r in both}), 1)
    if bench.gpus:
        yield from on_gpus(bench)


def on_gpus(bench: Bench) -> Iterator[Measurement]:
    """Train with synchronised statistics, and on one GPU with the whole batch."""
    options = {**SGD, **bench.backend, "epochs": 1, "sync_batchnorm": "on"}
    with bench.setup(**options) as setup:
        start = weights(setup.state.model)
    task = bench.small(training=bench.shared, undropped=True)
    alone = bench.train(task=task, **{**options, "batch_size": 4 * bench.processes})
    both = bench.ranks(trained, bench.order(task=task, **{**options, "batch_size": 4}))
    wanted, model = weights(alone.state.model), alone.state.model
    model.load_state_dict(both[0].state["model"])
    yield at_most(
        "weights with SyncBatchNorm and with one batch, apart by", apart(wanted, weights(model), start), TOLERANCE
    )
