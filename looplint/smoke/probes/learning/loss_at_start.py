"""
# The first loss is that of guessing

## What it measures
The mean loss of the training samples before the first step. A fresh model knows nothing, so it should spread its
probability evenly: the loss is ln(number of classes). A loss far above means that the outputs are too large or the
input is not normalised; far below, with an accuracy that is no better than chance, that the loss is divided twice or
is not the one the model is made for.

## Tolerance
0.5 above or below ln(classes). Logits with a standard deviation of s cost about s^2 / 2 more than an even guess, and a
healthy last layer has s below 1. The lower limit holds only while the accuracy is that of guessing (four standard
deviations), so that a pretrained model may start as well as it can.

## If it fails
Look at the scale of the input, at the initialisation of the last layer, and at what the loss expects: logits,
log-probabilities, probabilities.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, shown, within
from looplint.smoke.probe import CannotRun, probe
from looplint.smoke.sabotage import Sabotage

MARGIN = 0.5

LOGITS_TOO_LARGE = Sabotage(
    "the logits are too large",
    "reference_loop.task",
    "logits: Tensor = self.head(self.dropout(features))",
    "logits: Tensor = 30 * self.head(self.dropout(features))",
)
DIVIDED_TWICE = Sabotage(
    "the loss is divided by the batch size twice",
    "reference_loop.task",
    'functional.cross_entropy(outputs, targets, reduction="none")',
    'functional.cross_entropy(outputs, targets, reduction="none") / len(targets)',
)
NLL_OF_LOGITS = Sabotage(
    "nll_loss is given logits",
    "reference_loop.task",
    'functional.cross_entropy(outputs, targets, reduction="none")',
    'functional.nll_loss(outputs, targets, reduction="none")',
)


@probe(tells=92, seconds=0.1, sabotages=(LOGITS_TOO_LARGE, DIVIDED_TWICE, NLL_OF_LOGITS))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Take every training sample through the untrained model."""
    losses, confusion = [], torch.zeros(0, 0)
    with bench.setup() as setup, torch.no_grad():
        for (loaded,) in bench.groups(setup):
            batch = loaded.to(setup.world.device)
            outputs = setup.net(batch.inputs)
            losses.append(setup.task.loss(outputs, batch.targets))
            counts = [v for v in setup.task.measure(outputs, batch.targets).values() if v.dim() == 2]
            if not counts:
                raise CannotRun("measure gives no confusion matrix, so the number of classes is unknown")
            confusion = counts[0].cpu() + (confusion if confusion.numel() else 0)
    classes, samples = confusion.shape[0], int(confusion.sum())
    accuracy, chance = float(confusion.trace()) / samples, 1 / classes
    knows = accuracy > chance + 4 * math.sqrt(chance * (1 - chance) / samples)
    guess = math.log(classes)
    hint = f"ln({classes}) is {guess:.3f}: check the input's scale, the last layer, and what the loss expects"
    yield within(
        "loss before training", torch.cat(losses).mean().item(), 0 if knows else guess - MARGIN, guess + MARGIN, hint
    )
    yield shown("accuracy before training", accuracy)
