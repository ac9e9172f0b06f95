"""
# An export that would answer wrongly is refused

## What it measures
Modules made to be exported wrongly: one that branches on the batch size, one that branches on the width, and an example
of one sample, which exporters take for a constant. The loop's export must refuse each and leave no file, in every
format that is quick to try.

## Tolerance
None.

## If it fails
The file is checked with the example that it was exported with, or not at all. Check it at other shapes, after loading.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import torch
from torch import Tensor, nn

from looplint.smoke.bench import Bench
from looplint.smoke.exported import exported
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.processes import Child
from looplint.smoke.sabotage import Sabotage

ONE_SHAPE = Sabotage(
    "the file is checked with the example that it was exported with",
    "reference_loop.export",
    "for example in examples:",
    "for example in examples[:1]:",
    within="round_trip",
)
NOT_COMPARED = Sabotage(
    "differences are measured and not judged",
    "reference_loop.export",
    "if not difference <= TOLERANCE:",
    "if difference != difference:",
)
BATCH_OF_ONE = Sabotage(
    "an example of one sample is accepted",
    "reference_loop.export",
    "if first.shape[0] < 2:",
    "if first.shape[0] < 1:",
)


class OnBatch(nn.Module):
    """Doubles batches of more than two samples."""

    def forward(self, x: Tensor) -> Tensor:
        """The batch, or twice the batch."""
        return 2 * x if x.shape[0] > 2 else x + 0


class OnWidth(nn.Module):
    """Cuts off what is wider than eight."""

    def forward(self, x: Tensor) -> Tensor:
        """The mean over at most eight columns."""
        return (x[..., :8] if x.shape[-1] > 8 else x).mean(dim=-1)


@probe(tells=32, seconds=1.5, sabotages=(ONE_SHAPE, NOT_COMPARED, BATCH_OF_ONE))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Try to export the traps, in a process of its own: exporting may start threads, after which ranks cannot fork."""
    with Child(refused, bench.place) as child:
        for what, yes in child.result().items():
            yield exactly(what, yes, True)
    yield exactly("files left behind", len(list(bench.place.glob("*.*"))), 0)


def refused(folder: Path) -> dict[str, bool]:
    """What should be refused, and whether it was."""
    shapes = [(2, 3, 8), (1, 3, 8), (5, 3, 12), (3, 3, 6)]
    examples = [torch.arange(a * b * c, dtype=torch.float32).reshape(a, b, c) for a, b, c in shapes]
    found = {}
    for kind in ("torch-export", "torchscript"):
        for name, trap in (("batch size", OnBatch()), ("width", OnWidth())):
            found[f"{kind}: a branch on the {name} is refused"] = exported(trap, examples, kind, folder)[0] is None
    path, _ = exported(nn.Linear(8, 2), [examples[1], torch.ones(4, 3, 8)], "torchscript", folder)
    return {**found, "an example of one sample is refused": path is None}
