"""
# ONNX gives back the model that was evaluated

## What it measures
As for torch.export, with the exporter of `torch.onnx` and, on the other side, onnxruntime on the CPU.

## Tolerance
1e-4 of the largest output. Another library computes it, with other kernels: about 1e-7 to 1e-6 in fp32
(https://docs.pytorch.org/docs/stable/onnx_export.html).

## If it fails
As for torch.export; also an operation that ONNX describes differently, such as a way of resizing.
"""

from __future__ import annotations

from collections.abc import Iterable

from looplint.smoke.bench import Bench
from looplint.smoke.exported import round_trip
from looplint.smoke.measurement import Measurement
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage

NOT_THE_AVERAGE = Sabotage(
    "the weights that are kept are not those that were evaluated",
    "reference_loop.train",
    "checkpoint.save_weights(state.evaluated, setup.folder)",
    "checkpoint.save_weights(state.model, setup.folder)",
)


@probe(tells=34, seconds=7.0, packages=("onnx", "onnxscript", "onnxruntime"), sabotages=(NOT_THE_AVERAGE,))
def measure(bench: Bench) -> Iterable[Measurement]:
    """Export, save, load, compare."""
    return round_trip(bench, "onnx")
