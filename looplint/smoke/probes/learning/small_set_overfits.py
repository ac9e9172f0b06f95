"""
# A small set is learnt by the whole loop

## What it measures
A whole run, with its order of samples, its schedule and its evaluation, on the evaluation set's images for training
and evaluation alike: without augmentation, and few enough to be learnt by heart. One batch can be learnt with inputs
and labels out of step, with a schedule that dies early, or with statistics that evaluation does not use. This cannot.

## Tolerance
95 % of the samples right and a quarter of the first loss after 40 epochs. The bundled task reaches both in half of
them; what is left is dropout and the last steps' small learning rate.

## If it fails
Labels that do not belong to their inputs, a learning rate that falls to zero too early, BatchNorm statistics that
training moves and evaluation ignores.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_least, at_most
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.small import SmallTask
from looplint.smoke.steps import watched
from reference_loop.contract import MapDataset

EPOCHS, ACCURACY, SHARE = 40, 0.95, 0.25

LABELS_SLIP = Sabotage(
    "labels slip by one place within the batch",
    "reference_loop.data",
    "return Batch(inputs, targets, list(ids))",
    "return Batch(inputs, targets.roll(1), list(ids))",
)
RATE_DIES = Sabotage(
    "the learning rate halves with every step",
    "reference_loop.optim",
    "return 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, steps - warmup)))",
    "return 0.5 ** (step - warmup)",
)
STALE_STATISTICS = Sabotage(
    "the average's BatchNorm statistics are never those of the weights",
    "reference_loop.state",
    "return self.model if self.average is None else self.average.module",
    'return (self.average or build_average(self.model, 0.5)).apply(lambda m: getattr(m, "reset_running_stats", int)())',
)


class SameForBoth(SmallTask):
    """Train and evaluate on the evaluation set."""

    def build_datasets(self, config: Any) -> tuple[MapDataset, MapDataset]:
        """The evaluation set, twice."""
        _, evaluation = super().build_datasets(config)
        return evaluation, evaluation


@probe(tells=96, seconds=1.5, sabotages=(LABELS_SLIP, RATE_DIES, STALE_STATISTICS))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train until the set is known by heart."""
    losses: list[float] = []
    with watched(after=lambda setup, group, step: losses.append(step.loss)):
        outcome = bench.train(epochs=EPOCHS, eval_steps=10**6, task=SameForBoth(bench.task, bench.training, bench.evaluation))
    values = outcome.metrics.values if outcome.metrics else {"loss": float("nan")}
    yield at_most("loss of the set, as a share of the first", values["loss"] / losses[0], SHARE)
    if "accuracy" in values:
        yield at_least("accuracy on it", values["accuracy"], ACCURACY)
