"""
# Each sample draws its own random numbers, anew in each epoch

## What it measures
A set whose samples are random numbers of torch, numpy and python, read without workers and by two of them, over two
epochs. All must differ from each other, none may come again in the next epoch, and who loads a sample must not matter.
Then the task's own sets: read twice with the same seed, a training sample must be the same, and an evaluation sample
must be the same whatever the seed.

## Tolerance
None: 32-bit numbers that are drawn independently do not meet in sets as small as these.

## If it fails
A generator that the dataset holds (`numpy.random.default_rng`, `random.Random`, `torch.Generator`) is copied into every
worker: they draw the same numbers, and the next epoch repeats them. PyTorch seeds only the global generators of a
worker (https://docs.pytorch.org/docs/stable/notes/randomness.html#dataloader). Draw from those, or derive a seed from
(seed, epoch, sample).
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import torch
from torch import Tensor

from looplint.smoke.bench import Bench
from looplint.smoke.compare import fingerprint
from looplint.smoke.measurement import Measurement, exactly, shown
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.contract import MapDataset
from reference_loop.data import build_loaders
from reference_loop.distributed import World
from reference_loop.randomness import preserved, seed_sample

SAMPLES, READ = 32, 8
SOURCES = ("torch", "numpy", "python")

EPOCH_FORGOTTEN = Sabotage(
    "a sample's seed forgets the epoch",
    "reference_loop.data",
    "derive(self.seed, ticket.epoch, ticket.sample)",
    "derive(self.seed, ticket.sample)",
)
SAMPLE_FORGOTTEN = Sabotage(
    "all samples of an epoch share a seed",
    "reference_loop.data",
    "derive(self.seed, ticket.epoch, ticket.sample)",
    "derive(self.seed, ticket.epoch)",
)
UNSEEDED = Sabotage(
    "what a sample draws is left to the worker that loads it",
    "reference_loop.data",
    "seed_sample(derive(self.seed, ticket.epoch, ticket.sample))",
    "pass",
)
PRIVATE_GENERATOR = Sabotage(
    "the set draws from a generator of its own",
    "reference_loop.images",
    "return self.transform(self.images[index]), ",
    'return self.transform(self.images[index]) + __import__("numpy").random.default_rng().normal(), ',
)
EVALUATION_AUGMENTED = Sabotage(
    "the evaluation set is augmented",
    "reference_loop.task",
    'evaluation = SyntheticShapes(config.eval_samples, size, classes, images.one, derive(config.seed, "evaluation"))',
    "evaluation = SyntheticShapes(config.eval_samples, size, classes, images.augmented(), 1)",
)


class Dice:
    """Samples that are nothing but random numbers."""

    def __len__(self) -> int:
        """Number of samples."""
        return SAMPLES

    def __getitem__(self, index: int) -> tuple[Tensor, int]:
        """Three numbers, one of each generator."""
        return torch.tensor([torch.rand(()).item(), np.random.rand(), random.random()], dtype=torch.float64), index


@probe(
    tells=88,
    seconds=0.4,
    sabotages=(EPOCH_FORGOTTEN, SAMPLE_FORGOTTEN, UNSEEDED, PRIVATE_GENERATOR, EVALUATION_AUGMENTED),
)
def measure(bench: Bench) -> Iterator[Measurement]:
    """Roll the dice in two epochs, without and with workers, then read the task's own samples twice."""
    alone, together = rolled(bench, workers=0), rolled(bench, workers=2)
    for number, source in enumerate(SOURCES):
        values = [epoch[:, number] for epoch in together]
        distinct = len(torch.cat(values).unique())
        yield exactly(f"different numbers from {source}, 2 workers, 2 epochs", distinct, 2 * SAMPLES)
    same = all(torch.equal(a, b) for a, b in zip(alone, together, strict=True))
    yield exactly("the same numbers without workers", same, True)
    yield from own_sets(bench)


def rolled(bench: Bench, workers: int) -> list[Tensor]:
    """The numbers of each sample, (samples, generators), for two epochs."""
    config = replace(bench.config(), workers=workers)
    plain: Any = SimpleNamespace()  # no task's collate: these are no task's samples
    loaders = build_loaders(plain, (Dice(), Dice()), config, World(torch.device("cpu")))
    epochs = []
    for epoch in (0, 1):
        loaders.order.set_epoch(epoch)
        numbers = torch.empty(SAMPLES, len(SOURCES), dtype=torch.float64)
        for batch in loaders.train:
            numbers[batch.ids] = batch.inputs
        epochs.append(numbers)
    return epochs


def own_sets(bench: Bench) -> Iterator[Measurement]:
    """What the task's samples depend on."""
    training, evaluation = bench.small().build_datasets(bench.config())
    hint = "it draws from a generator of its own, which every worker gets a copy of: draw from the global ones"
    yield exactly("training samples that differ though the seed is the same", differing(training, 1, 1), 0, hint)
    yield exactly("evaluation samples that differ from read to read", differing(evaluation, 1, 2), 0)
    yield shown("training samples that are augmented", differing(training, 1, 2))


def differing(dataset: MapDataset, first: int, second: int) -> int:
    """How many of the first samples differ between two reads under two seeds."""
    return sum(read(dataset, i, first) != read(dataset, i, second) for i in range(min(READ, len(dataset))))


def read(dataset: Any, index: int, seed: int) -> str:
    """The fingerprint of a sample that is loaded under a seed."""
    with preserved():
        seed_sample(seed)
        return fingerprint(dataset[index])
