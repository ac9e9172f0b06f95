"""
# Evaluation leaves no trace

## What it measures
An evaluation between two steps must leave everything as it was: weights, buffers (BatchNorm's statistics), gradients,
optimizer, random state, the mode of every module, and whether gradients are recorded. Then two whole runs, one
evaluated after every step and one only at its end, must come to the same weights.

## Tolerance
None.

## If it fails
`eval()` without a `train()` after it, or none at all; a forward pass that moves BatchNorm's statistics; a sampler or an
augmentation of the evaluation set that draws from the generators of training; a seed that is set in evaluation.
"""

from __future__ import annotations

from collections.abc import Iterator

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.compare import fingerprint, largest_difference
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.evaluate import evaluate
from reference_loop.prepare import Setup
from reference_loop.randomness import capture
from reference_loop.train import train_step

NO_EVAL = Sabotage("evaluation in training mode", "reference_loop.evaluate", "model.eval()", "pass")
NO_TRAIN = Sabotage("eval mode is never undone", "reference_loop.evaluate", "model.train(was_training)", "pass")
RESEEDED = Sabotage(
    "evaluation sets the seed",
    "reference_loop.evaluate",
    "was_training = model.training",
    "was_training = model.training; torch.manual_seed(0)",
)
SHARED_GENERATOR = Sabotage(
    "loading a sample moves the generators of training",
    "reference_loop.data",
    "with preserved():",
    "if True:",
)


@probe(tells=86, seconds=0.7, sabotages=(NO_EVAL, NO_TRAIN, RESEEDED, SHARED_GENERATOR))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Look before and after; then train with many evaluations and with one."""
    with bench.setup() as setup:
        train_step(setup, bench.groups(setup)[0])
        before = traces(setup)
        evaluate(setup.state.model, setup.loaders.evaluation, setup.task, setup.config, setup.world)
        after = traces(setup)
    for name in before:
        yield exactly(f"{name} as before", before[name] == after[name], True)
    often, once = (bench.train(eval_steps=n).state.model.state_dict() for n in (1, 10**6))
    yield exactly("difference between evaluating at each step and once", largest_difference(often, once), 0.0)


def traces(setup: Setup) -> dict[str, object]:
    """Fingerprints of all that an evaluation could touch."""
    model = setup.state.model
    return {
        "weights and buffers": fingerprint(model.state_dict()),
        "gradients": fingerprint([p.grad for p in model.parameters() if p.grad is not None]),
        "optimizer": fingerprint(setup.state.optimizer.state_dict()),
        "random state": fingerprint(capture()),
        "mode of each module": [module.training for module in model.modules()],
        "which parameters are trained": [p.requires_grad for p in model.parameters()],
        "recording of gradients": (torch.is_grad_enabled(), torch.is_inference_mode_enabled()),
    }
