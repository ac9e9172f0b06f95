"""
# A sample's output depends on that sample alone

## What it measures
How the outputs and losses of a batch's other samples react to one sample, as a share of that sample's own reaction: by
the gradient with respect to its input, or, where the input is not of floating point, by replacing it with another
sample. Measured in eval mode, and in training mode with BatchNorm in eval mode, since in training it mixes the batch on
purpose.

## Tolerance
1e-6 for the gradient: without a path from one sample to another it is exactly zero. 1e-3 for a replaced sample, where
the rounding of the outputs is compared with a reaction that may be small.

## If it fails
A reshape that moves the batch dimension, a mean or softmax over dimension 0, an attention that sees the batch, a loss
that returns its mean for each sample.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor
from torch.nn.modules.batchnorm import _BatchNorm

from looplint.smoke.bench import Bench
from looplint.smoke.compare import tensors
from looplint.smoke.measurement import Measurement, at_most
from looplint.smoke.probe import CannotRun, probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.data import Batch, each
from reference_loop.prepare import Setup

BY_GRADIENT, BY_REPLACEMENT = 1e-6, 1e-3

CENTRED = Sabotage(
    "the features are centred over the batch",
    "reference_loop.task",
    "features = self.stages(images).mean(dim=(2, 3))",
    "features = self.stages(images).mean(dim=(2, 3)); features = features - features.mean(dim=0)",
)
WRONG_SOFTMAX = Sabotage(
    "softmax over the batch instead of the classes",
    "reference_loop.task",
    'functional.cross_entropy(outputs, targets, reduction="none")',
    'functional.nll_loss(outputs.log_softmax(dim=0), targets, reduction="none")',
)


@probe(tells=80, seconds=0.1, sabotages=(CENTRED, WRONG_SOFTMAX))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Move the last sample and watch the others."""
    with bench.setup() as setup:
        (one,), (other,) = bench.groups(setup)[:2]
        one, other = one.to(bench.device), other.to(bench.device)
        smooth = all(t.is_floating_point() for t in tensors(one.inputs))
        for mode in ("eval", "training"):
            others, own = by_gradient(setup, one, mode) if smooth else by_replacement(setup, one, other, mode)
            if not own:
                raise CannotRun("no output reacts to its own input")
            limit = BY_GRADIENT if smooth else BY_REPLACEMENT
            yield at_most(f"others' reaction to one sample, of its own, {mode} mode", others / own, limit)


def answers(setup: Setup, inputs: Any, targets: Any, mode: str) -> list[Tensor]:
    """Outputs and losses, each with one row per sample."""
    setup.net.train(mode == "training")
    for module in setup.net.modules():
        if isinstance(module, _BatchNorm):
            module.eval()
    torch.manual_seed(0)  # the same dropout each time
    outputs = setup.net(inputs)
    found: list[Tensor] = [*tensors(outputs), setup.task.loss(outputs, targets)]
    return [t for t in found if t.is_floating_point() and t.dim() > 0]


def by_gradient(setup: Setup, batch: Batch, mode: str) -> tuple[float, float]:
    """The largest gradient, with respect to the last input, of the others' answers and of its own."""
    inputs = each(batch.inputs, lambda x: x.detach().requires_grad_())
    found = answers(setup, inputs, batch.targets, mode)
    others = sum((weighted(t[:-1]) for t in found), torch.zeros((), device=setup.world.device))
    own = sum((weighted(t[-1:]) for t in found), torch.zeros((), device=setup.world.device))
    return steepest(others, inputs), steepest(own, inputs)


def weighted(values: Tensor) -> Tensor:
    """A sum with unequal weights: the plain sum over a softmax, say, does not depend on anything."""
    weights = torch.linspace(1, 2, values.numel(), device=values.device).reshape(values.shape)
    return (values * weights).sum()


def steepest(value: Tensor, inputs: Any) -> float:
    """The largest gradient with respect to the last sample of the inputs."""
    wanted = tensors(inputs)
    gradients: tuple[Tensor | None, ...] = torch.autograd.grad(value, wanted, retain_graph=True, allow_unused=True)
    return max((g[-1].abs().max().item() for g in gradients if g is not None), default=0.0)


@torch.no_grad()
def by_replacement(setup: Setup, batch: Batch, other: Batch, mode: str) -> tuple[float, float]:
    """The largest change, when the last sample is replaced, of the others' answers and of its own."""
    donors = iter(tensors(other.inputs))
    inputs = each(batch.inputs, lambda x: torch.cat([x[:-1], next(donors)[:1]]))
    before = answers(setup, batch.inputs, batch.targets, mode)
    changes = [(b - a).abs() for a, b in zip(before, answers(setup, inputs, batch.targets, mode), strict=True)]
    return max(c[:-1].max().item() for c in changes), max(c[-1].max().item() for c in changes)
