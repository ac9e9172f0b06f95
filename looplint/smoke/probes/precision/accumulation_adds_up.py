"""
# Accumulated micro-batches are one batch

## What it measures
One step over 32 samples at once, as four micro-batches of 8, and as micro-batches of 12, 12 and 8; then an epoch whose
last step has fewer samples than the others, against the same without accumulation and against the mean loss of each
step in plain PyTorch. The weights must come out alike. BatchNorm and Dropout are kept as in
evaluation, since with them a batch is not the sum of its parts.

## Tolerance
1e-4 of the largest change of a weight: the same sum in another order. A loss that is not divided makes the step four
times as large; one that is divided by the number of micro-batches gives the short one's samples too much weight.

## If it fails
Divide each micro-batch's summed loss by the samples of the whole step, and step at the epoch's end as well.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import torch
from torch import Tensor, nn

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.contract import Task
from reference_loop.data import Batch, each
from reference_loop.train import train_step

TOLERANCE = 1e-4
SGD: dict[str, Any] = {"optimizer": "sgd", "lr": 0.1, "momentum": 0.0, "weight_decay": 0.0, "schedule": "constant"}

NOT_DIVIDED = Sabotage(
    "the loss is not divided by the number of micro-batches",
    "reference_loop.train",
    "state.scaler.scale(losses.sum() / samples).backward()",
    "state.scaler.scale(losses.mean()).backward()",
)
BY_MICRO_BATCH = Sabotage(
    "micro-batches count alike whatever their size",
    "reference_loop.train",
    "state.scaler.scale(losses.sum() / samples).backward()",
    "state.scaler.scale(losses.mean() / len(group)).backward()",
)
CLEARED_EACH_TIME = Sabotage(
    "gradients are cleared after each micro-batch but the last",
    "reference_loop.train",
    "every.append(losses.detach())",
    "every.append(losses.detach()); len(every) < len(group) and state.optimizer.zero_grad()",
)
TAIL_AS_FULL = Sabotage(
    "the last, shorter step of an epoch is divided by the samples of a full one",
    "reference_loop.train",
    "samples = sum(len(batch) for batch in group)",
    "samples = config.batch_size * config.accumulate",
)


@probe(tells=90, seconds=0.4, sabotages=(NOT_DIVIDED, BY_MICRO_BATCH, CLEARED_EACH_TIME, TAIL_AS_FULL))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Split the same samples in several ways."""
    with bench.setup(task=bench.small(still=True), **SGD, batch_size=32) as setup:
        (whole,) = bench.groups(setup)[0]
        start = weights(setup.state.model)
    one = stepped(bench, [whole])
    for name, sizes in {"4 x 8": [8] * 4, "12 + 12 + 8": [12, 12, 8]}.items():
        other = stepped(bench, split(whole, sizes))
        yield at_most(f"1 x 32 against {name}, apart by", apart(one, other, start), TOLERANCE)
    task, options = bench.small(still=True, training=36), {**SGD, "epochs": 1}
    plain = bench.train(task=task, batch_size=16, **options)
    accumulated = bench.train(task=task, batch_size=8, accumulate=2, **options)
    both = weights(plain.state.model), weights(accumulated.state.model)
    yield at_most("an epoch of 16 + 16 + 4 against 2 x 8, apart by", apart(*both, start), TOLERANCE)
    yield exactly("its optimizer steps", accumulated.steps, plain.steps)
    with bench.setup(task=task, batch_size=8, accumulate=2, **options) as setup:
        groups, model = bench.groups(setup), copy.deepcopy(setup.state.model)
        for group in groups:
            train_step(setup, group)
        both = weights(setup.state.model), by_hand(setup.task, model, groups, SGD["lr"])
    yield at_most("the same epoch against plain PyTorch, apart by", apart(*both, start), TOLERANCE)


def by_hand(task: Task, model: nn.Module, groups: list[list[Batch]], rate: float) -> Tensor:
    """The weights after SGD steps on the mean loss of each group, written down as plainly as possible."""
    device = next(model.parameters()).device
    for group in groups:
        batches = [batch.to(device) for batch in group]
        losses = torch.cat([task.loss(model(batch.inputs), batch.targets) for batch in batches])
        parameters = [p for p in model.parameters() if p.requires_grad]
        for parameter, gradient in zip(parameters, torch.autograd.grad(losses.mean(), parameters), strict=True):
            parameter.data -= rate * gradient
    return weights(model)


def stepped(bench: Bench, group: list[Batch]) -> Tensor:
    """The weights after one step over a group of micro-batches."""
    with bench.setup(task=bench.small(still=True), **SGD) as setup:
        train_step(setup, group)
        return weights(setup.state.model)


def split(batch: Batch, sizes: list[int]) -> list[Batch]:
    """A batch in parts."""
    ends = list(accumulate(sizes))
    return [part(batch, end - size, end) for size, end in zip(sizes, ends, strict=True)]


def part(batch: Batch, first: int, end: int) -> Batch:
    """The samples from `first` to before `end`."""
    inputs, targets = (each(values, lambda x: x[first:end]) for values in (batch.inputs, batch.targets))
    return Batch(inputs, targets, batch.ids[first:end])


def weights(model: nn.Module) -> Tensor:
    """All parameters as one vector, in double precision."""
    return torch.cat([p.detach().double().cpu().flatten() for p in model.parameters()])


def apart(one: Tensor, other: Tensor, start: Tensor) -> float:
    """The largest difference, as a share of the largest change from the start."""
    return ((one - other).abs().max() / (one - start).abs().max()).item()
