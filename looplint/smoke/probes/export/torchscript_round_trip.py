"""
# TorchScript gives back the model that was evaluated

## What it measures
As for torch.export, by tracing, as long as PyTorch has it. Tracing writes down the operations that one example took, so
the other shapes matter most here.

## Tolerance
1e-4 of the largest output. The same kernels run, so the difference is usually zero.

## If it fails
A branch on a shape was frozen as the example took it; the model was traced in training mode.
"""

from __future__ import annotations

from collections.abc import Iterable

from looplint.smoke.bench import Bench
from looplint.smoke.exported import round_trip
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage

BRANCH = Sabotage(
    "the model branches on the batch size",
    "reference_loop.task",
    "logits: Tensor = self.head(self.dropout(features))",
    "logits: Tensor = self.head(self.dropout(features)) * (1 if len(images) > 2 else 2)",
)
TRAINING_MODE = Sabotage(
    "the model is exported in training mode",
    "reference_loop.export",
    "module.eval()",
    "module.train()",
)


@probe(tells=38, seconds=1.0, sabotages=(BRANCH, TRAINING_MODE))
def measure(bench: Bench) -> Iterable[Measurement]:
    """Export, save, load, compare."""
    return round_trip(bench, "torchscript")
