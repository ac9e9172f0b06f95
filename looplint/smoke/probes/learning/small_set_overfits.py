"""
# A small set is learnt by the whole loop

## What it measures
A whole run, with its order of samples, its schedule and its evaluation, on the evaluation set's images for training
and evaluation alike: without augmentation, and few enough to be learnt by heart. One batch can be learnt with inputs
and labels out of step, with a schedule that dies early, or with statistics that evaluation does not use. This cannot.

## Tolerance
95 % of the samples right and a quarter of the first loss after 40 epochs; else at ten times the learning rate; else
after 160 epochs, since slow is no fault. The bundled task reaches both in half of the first 40. Whatever keeps the
whole loop from learning does so for any number of epochs.

## If it fails
Labels that do not belong to their inputs, a learning rate that falls to zero too early, BatchNorm statistics that
training moves and evaluation ignores.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_least, at_most, shown
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.small import SmallTask
from looplint.smoke.steps import watched
from reference_loop.contract import MapDataset
from reference_loop.diagnose import NonFiniteError

ATTEMPTS = ((40, 1.0), (40, 10.0), (160, 1.0))  # epochs, learning rate as a multiple of the task's
ACCURACY, SHARE = 0.95, 0.25

LABELS_SLIP = Sabotage(
    "labels slip by one place within the batch",
    "reference_loop.data",
    "return Batch(inputs, targets, list(ids))",
    "return Batch(inputs, targets.roll(1), list(ids))",
)
STARTS_ANEW = Sabotage(
    "the weights are initialised anew in each epoch",
    "reference_loop.train",
    "setup.net.train()",
    'setup.net.train().apply(lambda module: getattr(module, "reset_parameters", int)())',
)


class SameForBoth(SmallTask):
    """Train and evaluate on the evaluation set."""

    def build_datasets(self, config: Any) -> tuple[MapDataset, MapDataset]:
        """The evaluation set, twice."""
        _, evaluation = super().build_datasets(config)
        return evaluation, evaluation


@probe(tells=96, seconds=1.4, sabotages=(LABELS_SLIP, STARTS_ANEW))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train until the set is known by heart, with more patience each time."""
    for epochs, factor in ATTEMPTS:
        share, accuracy = trained(bench, epochs, factor)
        if share <= SHARE and accuracy >= ACCURACY:
            break
    yield at_most("loss of the set, as a share of the first", share, SHARE)
    yield at_least("accuracy on it", accuracy, ACCURACY)
    yield shown("epochs", epochs)
    yield shown("learning rate, of the task's", factor)


def trained(bench: Bench, epochs: int, factor: float) -> tuple[float, float]:
    """The loss, as a share of the first, and the accuracy (1 for a task that has none) at the end of a run."""
    losses: list[float] = []
    task = SameForBoth(bench.task, bench.training, bench.evaluation)
    lr = factor * bench.config().lr
    try:
        with watched(after=lambda setup, group, step: losses.append(step.loss)):
            outcome = bench.train(epochs=epochs, lr=lr, eval_steps=10**6, task=task)
    except NonFiniteError:
        return math.inf, 0.0
    values = outcome.metrics.values if outcome.metrics else {"loss": math.inf}
    return values["loss"] / losses[0], values.get("accuracy", 1.0)
