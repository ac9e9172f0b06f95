"""
# Evaluation gives the same numbers, whatever the batch

## What it measures
The evaluation of a trained model, twice with the loader's batch size, then with batches of one, with the whole set in
one batch, and with two workers. The counts must be equal and so must the loss.

## Tolerance
None for two evaluations alike, nor for the counts. 1e-5 of the loss between batch sizes: other shapes take other
kernels, which add in another order. A mean of batch means instead of a sum over samples is off by more whenever the
last batch is smaller, and BatchNorm in training mode by far more.

## If it fails
Dropout or BatchNorm in training mode, means that are averaged over batches of unequal size, a metric that is computed
per batch, augmentation in evaluation, a last batch that is dropped.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.data import build_loaders
from reference_loop.evaluate import evaluate
from reference_loop.metrics import Metrics
from reference_loop.prepare import Setup
from reference_loop.train import train_step

TOLERANCE = 1e-5

TRAINING_MODE = Sabotage("evaluation in training mode", "reference_loop.evaluate", "model.eval()", "pass")
MEAN_OF_MEANS = Sabotage(
    "batch means are weighted alike",
    "reference_loop.evaluate",
    'sums["loss"] += losses.double().sum()',
    'sums["loss"] += losses.double().mean() * 8',
)
LAST_DROPPED = Sabotage(
    "the last batch is dropped where it is smaller",
    "reference_loop.evaluate",
    "samples += len(batch)",
    "samples += len(batch) if len(batch) in (1, 8, 37) else 8",
)


@probe(tells=74, seconds=0.3, sabotages=(TRAINING_MODE, MEAN_OF_MEANS, LAST_DROPPED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Evaluate one model in five ways."""
    with bench.setup() as setup:
        for group in bench.groups(setup):
            train_step(setup, group)
        first, again = evaluated(bench, setup), evaluated(bench, setup)
        yield exactly("two evaluations are equal", first == again, True)
        yield exactly("samples counted", first.samples, setup.plan.eval_samples)
        ways = {"batches of 1": {"batch_size": 1}, "one batch": {"batch_size": 10**6}, "2 workers": {"workers": 2}}
        for name, changes in ways.items():
            other = evaluated(bench, setup, **changes)
            apart = abs(other.values["loss"] - first.values["loss"]) / abs(first.values["loss"])
            yield at_most(f"loss with {name}, apart by", apart, TOLERANCE)
            yield exactly(f"counts with {name} are equal", counts(other) == counts(first), True)


def evaluated(bench: Bench, setup: Setup, **changes: int) -> Metrics:
    """The metrics of the setup's model, with a loader of another kind."""
    config = replace(setup.config, **changes)  # type: ignore[arg-type]
    datasets = bench.small().build_datasets(config)
    loaders = build_loaders(setup.task, datasets, config, setup.world)
    return evaluate(setup.state.model, loaders.evaluation, setup.task, config, setup.world)


def counts(metrics: Metrics) -> object:
    """The samples, and everything that is counted in whole numbers."""
    whole = {name: t for name, t in metrics.tables.items() if t and isinstance(t[0], list)}
    return metrics.samples, whole
