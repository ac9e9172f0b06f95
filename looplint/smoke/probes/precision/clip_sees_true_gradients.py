"""
# Gradients are clipped as they are, not as they are scaled

## What it measures
One step of plain SGD, clipped to a tenth of the gradient's norm: in fp32, and in fp16 under a small and a large scale.
Each time the weights must move by learning rate x limit, and the norm that is reported must be that of fp32.

## Tolerance
2 % of the move, 5 % of the norm: fp16 has 11 bits. Clipped while still scaled, the move is too small by the whole
scale.

## If it fails
Call `scaler.unscale_(optimizer)` after the last backward and before clipping
(https://docs.pytorch.org/docs/stable/notes/amp_examples.html#gradient-clipping).
"""

from __future__ import annotations

from collections.abc import Iterator

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, within
from looplint.smoke.probe import probe
from looplint.smoke.probes.precision.accumulation_adds_up import SGD, weights
from looplint.smoke.probes.precision.overflow_skips_the_step import scaled
from looplint.smoke.sabotage import Sabotage
from reference_loop.train import Step, train_step

SCALES = (2.0**4, 2.0**12)

NOT_UNSCALED = Sabotage(
    "gradients are clipped while still scaled",
    "reference_loop.train",
    "state.scaler.unscale_(state.optimizer)",
    "pass",
)
NOT_CLIPPED = Sabotage(
    "gradients are measured and not clipped",
    "reference_loop.train",
    "norm = clip_grad_norm_(state.model.parameters(), state.clip.limit)",
    "norm = torch.nn.utils.get_total_norm([p.grad for p in state.model.parameters()])",
)


@probe(tells=66, seconds=0.2, sabotages=(NOT_UNSCALED, NOT_CLIPPED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Take the same step at several scales."""
    free, _ = stepped(bench, "fp32", "none")
    limit = free.norm / 10
    for precision, scale in (("fp32", 0.0), *(("fp16", scale) for scale in SCALES)):
        step, moved = stepped(bench, precision, str(limit), scale)
        name = f"{precision} at scale {scale:.0f}" if scale else precision
        yield within(f"{name}: move of the weights, of rate x limit", moved / (SGD["lr"] * limit), 0.98, 1.02)
        yield within(f"{name}: norm reported, of fp32's", step.norm / free.norm, 0.95, 1.05)


def stepped(bench: Bench, precision: str, clip: str, scale: float = 0.0) -> tuple[Step, float]:
    """One step of the same model on the same samples, and how far the weights moved."""
    with bench.setup(task=bench.small(still=True), **SGD, precision=precision, clip=clip) as setup:
        if scale:
            scaled(setup, scale)
        before = weights(setup.state.model)
        step = train_step(setup, bench.groups(setup)[0])
        return step, (weights(setup.state.model) - before).norm().item()
