"""
# Every sample is met once per epoch, in a new order

## What it measures
The numbers of the samples in two epochs, as one process sees them and as two would share them: in training each once,
in another order each time; in evaluation each once on one process or the other, none twice. Also that an epoch can be
entered in its middle: what comes from the third batch on must be what came from there before.

## Tolerance
None. Two processes may see a training sample twice where their number does not divide the set; they must step equally
often.

## If it fails
A sampler without `set_epoch`, a loader that is not shuffled, `drop_last` where it does not belong, evaluation shards
that are padded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.data import Loaders, build_loaders
from reference_loop.distributed import World

NOT_SHUFFLED = Sabotage(
    "the training set is not shuffled",
    "reference_loop.data",
    'training, world.size, world.rank, shuffle=True, seed=derive(config.seed, "order")',
    'training, world.size, world.rank, shuffle=False, seed=derive(config.seed, "order")',
)
NO_SET_EPOCH = Sabotage(
    "the sampler is not told the epoch",
    "reference_loop.data",
    "self.sampler.set_epoch(epoch)",
    "pass",
)
DROPPED = Sabotage(
    "the last, smaller batch is dropped",
    "reference_loop.data",
    "while chunk := list(islice(tickets, size)):",
    "while len(chunk := list(islice(tickets, size))) == size:",
)
ONE_BATCH_OFF = Sabotage(
    "the middle of an epoch is entered one batch late",
    "reference_loop.data",
    "self.epoch, self.start = epoch, start",
    "self.epoch, self.start = epoch, start and start + 1",
)
EVERYONE_EVALUATES_ALL = Sabotage(
    "each process evaluates the whole set",
    "reference_loop.data",
    "range(world.rank, len(evaluation), world.size)",
    "range(len(evaluation))",
)


@probe(tells=76, seconds=0.1, sabotages=(NOT_SHUFFLED, NO_SET_EPOCH, DROPPED, ONE_BATCH_OFF, EVERYONE_EVALUATES_ALL))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Count the samples."""
    datasets = bench.small(training=bench.training - 3).build_datasets(bench.config())
    alone, *both = (built(bench, datasets, rank, size) for rank, size in ((0, 1), (0, 2), (1, 2)))
    training, evaluation = len(datasets[0]), len(datasets[1])
    first, second = ids(alone, 0), ids(alone, 1)
    yield exactly("training samples met exactly once", once(first, training), training)
    yield exactly("the order is new in the next epoch", first != second, True)
    yield exactly("the order is not that of the set", first != list(range(training)), True)
    yield exactly("the third batch on is the same from there", ids(alone, 0, start=2) == first[16:], True)
    yield exactly("evaluation samples met exactly once", once(evaluated(alone), evaluation), evaluation)
    shards = evaluated(both[0]) + evaluated(both[1])
    yield exactly("the same over two processes", once(shards, evaluation), evaluation)
    counts = [len(ids(loaders, 0)) for loaders in both]
    yield exactly("two processes train on equally many", counts[0] == counts[1], True)
    yield exactly("training samples that neither sees", training - len(set(ids(both[0], 0) + ids(both[1], 0))), 0)


def built(bench: Bench, datasets: Any, rank: int, size: int) -> Loaders:
    """The loaders of one process among `size`."""
    return build_loaders(bench.task, datasets, bench.config(), World(torch.device("cpu"), rank, size))


def ids(loaders: Loaders, epoch: int, start: int = 0) -> list[int]:
    """The numbers of an epoch's training samples, in order."""
    loaders.order.set_epoch(epoch, start)
    return [i for batch in loaders.train for i in batch.ids]


def evaluated(loaders: Loaders) -> list[int]:
    """The numbers of the evaluation samples, in order."""
    return [i for batch in loaders.evaluation for i in batch.ids]


def once(numbers: list[int], count: int) -> int:
    """How many of the samples occur exactly once."""
    return sum(numbers.count(i) == 1 for i in range(count))
