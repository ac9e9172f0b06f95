"""
# One batch is learnt by heart

## What it measures
Optimizer steps on the same batch, over and over, until its loss is a tenth of the first one and every sample of it is
right. Any loop that can learn can do this; one that cannot has a fault in forward, loss, backward or step.

## Tolerance
200 steps at a constant learning rate: the task's own, else ten times, else a hundred times as much, since a rate that
is meant for fine-tuning is no fault. The bundled task needs 20. A loss that has a floor above a tenth of its start, as
cross-entropy over probabilities has, never arrives.

## If it fails
Gradients that are cleared or detached at the wrong place, an optimizer that holds other parameters than the model, a
learning rate that is far off, softmax before a loss that takes logits.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_least, at_most, shown
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.data import Batch
from reference_loop.diagnose import NonFiniteError
from reference_loop.metrics import summarise
from reference_loop.prepare import Setup
from reference_loop.train import train_step

STEPS, SHARE, FACTORS = 200, 0.1, (1.0, 10.0, 100.0)

SOFTMAX_TWICE = Sabotage(
    "softmax before a loss that takes logits",
    "reference_loop.task",
    'functional.cross_entropy(outputs, targets, reduction="none")',
    'functional.cross_entropy(outputs.softmax(dim=1), targets, reduction="none")',
)
CLEARED_TOO_LATE = Sabotage(
    "gradients are cleared between backward and step",
    "reference_loop.train",
    "norm = clip_grad_norm_(state.model.parameters(), state.clip.limit)",
    "norm = clip_grad_norm_(state.model.parameters(), state.clip.limit); state.optimizer.zero_grad()",
)
OTHER_MODEL = Sabotage(
    "the optimizer holds a copy of the model",
    "reference_loop.state",
    "optimizer = build_optimizer(model, config, plan.lr)",
    'optimizer = build_optimizer(__import__("copy").deepcopy(model), config, plan.lr)',
)


@probe(tells=100, seconds=0.4, sabotages=(SOFTMAX_TWICE, CLEARED_TOO_LATE, OTHER_MODEL))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Repeat one batch until it is learnt, at one rate or another."""
    attempts = (attempt(bench, factor) for factor in FACTORS)
    tried = [next(attempts)]
    while not tried[-1].done and len(tried) < len(FACTORS):
        tried.append(next(attempts))
    best = min(tried, key=lambda a: (not a.done, a.share))
    yield at_most("loss of the batch, as a share of the first", best.share, SHARE)
    if best.accuracy is not None:
        yield at_least("accuracy on it", best.accuracy, 1.0)
    yield shown("steps needed", best.steps)
    yield shown("learning rate, of the task's", best.factor)


@dataclass(frozen=True)
class Attempt:
    """What became of a batch at one learning rate."""

    factor: float
    done: bool
    share: float
    accuracy: float | None
    steps: int


def attempt(bench: Bench, factor: float) -> Attempt:
    """Repeat one batch at a multiple of the task's learning rate."""
    with bench.setup(schedule="constant", lr=factor * bench.config().lr) as setup:
        group = bench.groups(setup)[0]
        first, values, steps = judged(setup, group), {"loss": math.inf}, 0
        try:
            while steps < STEPS and not learnt(values, first):
                setup.net.train()
                train_step(setup, group)
                steps += 1
                if steps % 10 == 0:
                    values = judged(setup, group)
        except NonFiniteError:
            values = {"loss": math.inf}
    share = values["loss"] / first["loss"]
    return Attempt(factor, learnt(values, first), share, values.get("accuracy"), steps)


def learnt(values: dict[str, float], first: dict[str, float]) -> bool:
    """Whether the goal is reached."""
    return values["loss"] <= SHARE * first["loss"] and values.get("accuracy", 1.0) == 1.0


def judged(setup: Setup, group: list[Batch]) -> dict[str, float]:
    """Loss and metrics of the batch, in eval mode."""
    (batch,) = group
    batch = batch.to(setup.world.device)
    setup.net.eval()
    with torch.no_grad():
        outputs = setup.net(batch.inputs)
        sums = {"loss": setup.task.loss(outputs, batch.targets).sum(), **setup.task.measure(outputs, batch.targets)}
    return summarise(len(batch), {name: value.double().cpu() for name, value in sums.items()}).values
