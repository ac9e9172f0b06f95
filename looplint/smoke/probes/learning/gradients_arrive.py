"""
# Every trainable parameter gets a gradient and moves; a frozen one stays

## What it measures
Three optimizer steps with the model's first parameter frozen. Every other parameter must have a gradient that is not
all zero, and must have moved; the frozen one must be as it was, to the bit. Weight decay is off, since it would move a
parameter that no gradient reaches.

## Tolerance
None for the gradients and for the frozen parameter. A parameter whose gradient is below a millionth of the whole one's
norm is not asked to move: a bias in front of a BatchNorm has, but for rounding, no gradient at all.

## If it fails
A detached feature, a branch of the model that the loss does not see, a parameter group that the optimizer was not
given, a freeze that was undone. The measurement names the parameters.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import torch
from torch import nn

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.small import SmallTask
from reference_loop.train import train_step

NEGLIGIBLE = 1e-6

DETACHED = Sabotage(
    "the features are detached",
    "reference_loop.task",
    "features = self.stages(images).mean(dim=(2, 3))",
    "features = self.stages(images).mean(dim=(2, 3)).detach()",
)
GROUP_FORGOTTEN = Sabotage(
    "the optimizer is not given the norms and biases",
    "reference_loop.optim",
    'return [group for group in groups if group["params"]]',
    "return groups[:1]",
)
THAWED = Sabotage(
    "the freeze is undone",
    "reference_loop.optim",
    "trainable = [parameter for parameter in model.parameters() if parameter.requires_grad]",
    "trainable = [parameter.requires_grad_() for parameter in model.parameters()]",
)


class FirstFrozen(SmallTask):
    """The task with its model's first parameter frozen."""

    def build_model(self, config: Any) -> nn.Module:
        """The model, partly frozen."""
        model = super().build_model(config)
        next(model.parameters()).requires_grad_(False)
        return model


@probe(tells=94, seconds=0.1, sabotages=(DETACHED, GROUP_FORGOTTEN, THAWED))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Step three times and see what moved."""
    with bench.setup(task=FirstFrozen(bench.task, 64, 8), schedule="constant", weight_decay=0.0) as setup:
        model = setup.state.model
        frozen, *trainable = [name for name, _ in model.named_parameters()]
        before = {name: p.detach().clone() for name, p in model.named_parameters()}
        largest = dict.fromkeys(before, 0.0)
        for group in bench.groups(setup)[:3]:
            train_step(setup, group)
            for name, parameter in model.named_parameters():
                if parameter.grad is not None:
                    largest[name] = max(largest[name], parameter.grad.norm().item())
        still = {name for name, p in model.named_parameters() if torch.equal(p, before[name])}
    whole = max(largest.values())
    asked = [name for name in trainable if largest[name] > NEGLIGIBLE * whole]
    yield exactly("parameters without a gradient", named(n for n in trainable if largest[n] == 0), "none")
    yield exactly("parameters that did not move", named(name for name in asked if name in still), "none")
    yield exactly("frozen parameters that moved", named({frozen} - still), "none")


def named(names: Iterator[str] | set[str]) -> str:
    """The first few of them and their number, or "none"."""
    found = sorted(names)
    more = f" and {len(found) - 3} more" if len(found) > 3 else ""
    return ", ".join(found[:3]) + more or "none"
