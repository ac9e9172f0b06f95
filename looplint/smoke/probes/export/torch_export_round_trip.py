"""
# torch.export gives back the model that was evaluated

## What it measures
A short run's best weights, with the task's preprocessing, exported by `torch.export`, saved, loaded again, and compared
with the weights that the run evaluated (the average, where there is one) at every shape of `examples(config)`: other
batch sizes, other heights and widths than the one it was exported with.

## Tolerance
1e-4 of the largest output. Two orders of summation differ by about 1e-7 in fp32; a model that was exported in training
mode by 0.1 (https://docs.pytorch.org/docs/stable/export.html).

## If it fails
Dimensions that are not declared dynamic, a branch on a shape, training mode, preprocessing left outside, weights that
are not those of the evaluation.
"""

from __future__ import annotations

from collections.abc import Iterable

from looplint.smoke.bench import Bench
from looplint.smoke.exported import round_trip
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage

STATIC = Sabotage(
    "no dimension is dynamic",
    "reference_loop.export",
    "differ = [d for d in range(first.dim())",
    "differ = [d for d in range(0)",
)
FRESH_WEIGHTS = Sabotage(
    "the trained weights are not loaded",
    "reference_loop.export",
    "model.load_state_dict(weights)",
    "pass",
)


@probe(tells=48, seconds=3.0, sabotages=(STATIC, FRESH_WEIGHTS))
def measure(bench: Bench) -> Iterable[Measurement]:
    """Export, save, load, compare."""
    return round_trip(bench, "torch-export")
