"""
# Several processes train as one does

## What it measures
A run on two processes (one per GPU, where there are several) with accumulation, against the same run on one process
with batches that are larger by their number. The weights must come out alike, and all processes must hold the same
weights, to the bit. BatchNorm and Dropout are kept as in evaluation here, as they are not a sum over samples. A second
run, in training mode, must leave equal weights on all processes, from different samples and different random states.

## Tolerance
1e-4 of the largest change of a weight between one process and several: the same sum in another order. None among the
processes.

## If it fails
The model is called past its DDP wrapper; the loss is a mean over unequal parts; micro-batches are synchronised at the
wrong moment; all processes see the same samples, or draw the same dropout.
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.probes.precision.accumulation_adds_up import SGD, apart, weights
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.together import trained

TOLERANCE = 1e-4

PAST_THE_WRAPPER = Sabotage(
    "the model is called past its DDP wrapper",
    "reference_loop.train",
    "losses = setup.task.loss(setup.net(batch.inputs), batch.targets)",
    "losses = setup.task.loss(state.model(batch.inputs), batch.targets)",
)
NEVER_SYNCHRONISED = Sabotage(
    "gradients are exchanged in none of the micro-batches",
    "reference_loop.train",
    "isinstance(net, DistributedDataParallel) and not last",
    "isinstance(net, DistributedDataParallel)",
)
SAME_SHARD = Sabotage(
    "all processes train on the same shard",
    "reference_loop.data",
    "training, world.size, world.rank, shuffle=True",
    "training, world.size, 0, shuffle=True",
)
SAME_DROPOUT = Sabotage(
    "all processes have the same seed",
    "reference_loop.prepare",
    'seed_everything(derive(config.seed, "process", world.rank))',
    'seed_everything(derive(config.seed, "process", 0))',
)


@probe(tells=62, together=True, seconds=1.2, sabotages=(PAST_THE_WRAPPER, NEVER_SYNCHRONISED, SAME_SHARD, SAME_DROPOUT))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train on one process and on several."""
    count, options = bench.processes, {**SGD, **bench.backend, "accumulate": 2}
    task = bench.small(training=bench.shared, still=True)
    with bench.setup(task=task, **options) as setup:
        start = weights(setup.state.model)
    alone = bench.train(task=task, **{**options, "batch_size": 4 * count})
    both = bench.ranks(trained, bench.order(task=task, **{**options, "batch_size": 4}))
    model = alone.state.model
    wanted = weights(model)
    model.load_state_dict(both[0].state["model"])
    yield at_most(
        f"weights after 1 process and after {count}, apart by", apart(wanted, weights(model), start), TOLERANCE
    )
    yield exactly("optimizer steps", both[0].steps, alone.steps)
    yield exactly("different weights among the processes", len({r.print["model"] for r in both}), 1)

    options = {**bench.backend, "epochs": 1, "ema": 0.9}
    live = bench.ranks(trained, bench.order(task=bench.small(training=bench.shared), **options))
    yield exactly("different weights in training mode", len({r.weights for r in live}), 1)
    seen = [i for r in live for i in r.ids]
    yield exactly("samples that more than one of them saw", len(seen) - len(set(seen)), 0)
    yield exactly("different random states", len({r.generators for r in live}), count)
