"""
# bf16 and fp16 agree with fp32 as far as their bits allow

## What it measures
The loss and the gradient of one step, and the loss of an evaluation, in mixed precision against fp32 on the same model
and samples. Also that mixed precision is in effect at all, in training and in evaluation, and that weights, gradients
and the optimizer's moments stay in fp32.

## Tolerance
1 % of the loss for fp16 and 2 % for bf16, a gradient whose direction agrees to 0.99 (cosine). bf16 keeps 8 bits, so
each product is off by up to 0.4 %; errors of that kind average out over a model, a wrong scale or a reduction in half
precision does not. A cosine of 0.99 leaves room for bf16's noise on tiny batches.

## If it fails
Autocast belongs around forward and loss and nowhere else; losses and sums are accumulated in fp32; the model itself is
not cast.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn.functional import cosine_similarity

from looplint.smoke.bench import Bench
from looplint.smoke.compare import tensors
from looplint.smoke.measurement import Measurement, at_least, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.evaluate import evaluate
from reference_loop.train import train_step

LOSS = {"bf16": 0.02, "fp16": 0.01}
COSINE = 0.99

NO_AUTOCAST = Sabotage(
    "mixed precision is asked for and never in effect",
    "reference_loop.precision",
    'if config.precision == "fp32":',
    "if config.precision:",
)
EVALUATED_IN_FP32 = Sabotage(
    "evaluation runs in another precision than training",
    "reference_loop.evaluate",
    "with autocast(config, world.device):",
    "with torch.inference_mode():",
)
MODEL_CAST = Sabotage(
    "the model itself is cast to bf16",
    "reference_loop.prepare",
    "return model.to(world.device)",
    'return model.to(world.device, torch.bfloat16 if config.precision == "bf16" else None)',
)


@dataclass(frozen=True)
class Taken:
    """What one step and one evaluation gave."""

    loss: float
    evaluation: float
    gradient: Tensor
    types: str


@probe(tells=64, seconds=0.4, sabotages=(NO_AUTOCAST, EVALUATED_IN_FP32, MODEL_CAST))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Take the same step in three precisions."""
    full = taken(bench, "fp32")
    for precision, limit in LOSS.items():
        half = taken(bench, precision)
        yield at_most(f"{precision}: loss, apart by", abs(half.loss / full.loss - 1), limit)
        yield at_most(f"{precision}: loss in evaluation, apart by", abs(half.evaluation / full.evaluation - 1), limit)
        yield at_least(
            f"{precision}: gradient, cosine", cosine_similarity(half.gradient, full.gradient, dim=0).item(), COSINE
        )
        effect = half.loss != full.loss, half.evaluation != full.evaluation
        yield exactly(f"{precision}: in effect in training, in evaluation", yes(effect), "yes, yes")
        yield exactly(f"{precision}: type of weights, gradients, moments", half.types, full.types)


def taken(bench: Bench, precision: str) -> Taken:
    """Evaluate and step the same model."""
    with bench.setup(task=bench.small(still=True), precision=precision) as setup:
        state = setup.state
        metrics = evaluate(state.model, setup.loaders.evaluation, setup.task, setup.config, setup.world)
        group = bench.groups(setup)[0]
        step = train_step(setup, group)
        while step.skipped:  # the scaler begins high; a skipped step leaves the weights and halves the scale
            step = train_step(setup, group)
        gradients = [p.grad for p in state.model.parameters() if p.grad is not None]
        floating = [t for t in tensors(state.optimizer.state_dict()) if t.is_floating_point()]
        types = {str(t.dtype) for t in (*state.model.parameters(), *gradients, *floating)}
        flat = torch.cat([g.double().flatten() for g in gradients])
        return Taken(step.loss, metrics.values["loss"], flat, ", ".join(sorted(types)))


def yes(facts: tuple[bool, ...]) -> str:
    """Facts in words."""
    return ", ".join("yes" if fact else "no" for fact in facts)
