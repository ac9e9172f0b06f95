"""
# The learning rate moves when its schedule means it to

## What it measures
The learning rate of every step of short runs under each schedule. Cosine and one-cycle move with every step, arrive at
their peak, and are almost at zero at the last step. Step and multi-step schedules move at epochs' ends and nowhere
else. A plateau schedule moves at an evaluation, and only when the metric has stopped getting better.

## Tolerance
None for when it moves. The peak must be reached to 1 %, the mean rate be 0.4 to 0.7 of it and the last rate below a
tenth: all follow from the number of planned steps, and a schedule that is planned in epochs and moved by steps, or the
reverse, misses them by far.

## If it fails
The schedule's length or `step()` counts something else than the other: steps, micro-batches, epochs.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import torch
from torch import Tensor

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly, within
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.small import SmallTask
from looplint.smoke.steps import watched
from reference_loop.contract import Task

EPOCHS, LAST, MEAN = 4, 0.1, (0.4, 0.7)

RATE_DIES = Sabotage(
    "the learning rate halves with every step",
    "reference_loop.optim",
    "return 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, steps - warmup)))",
    "return 0.5 ** (step - warmup)",
)
ONECYCLE_BY_EPOCH = Sabotage(
    "a one-cycle schedule is moved by epochs",
    "reference_loop.optim",
    'return Schedule(OneCycleLR(optimizer, lr, total_steps=steps, pct_start=rise), "step")',
    'return Schedule(OneCycleLR(optimizer, lr, total_steps=steps, pct_start=rise), "epoch")',
)
STEP_BY_STEP = Sabotage(
    "a schedule by epochs is moved by steps",
    "reference_loop.optim",
    'return Schedule(StepLR(optimizer, config.step_size, config.gamma), "epoch")',
    'return Schedule(StepLR(optimizer, config.step_size, config.gamma), "step")',
)
PLANNED_IN_BATCHES = Sabotage(
    "the schedule is planned in micro-batches and moved by steps",
    "reference_loop.plan",
    "steps = config.epochs * steps_per_epoch",
    "steps = config.epochs * batches",
)
PLATEAU_BY_EPOCH = Sabotage(
    "a plateau schedule is given the step instead of the metric",
    "reference_loop.train",
    'state.schedule.after("evaluation", value)',
    'state.schedule.after("evaluation", float(progress.step))',
)


@probe(
    tells=78, seconds=2.2, sabotages=(RATE_DIES, ONECYCLE_BY_EPOCH, STEP_BY_STEP, PLANNED_IN_BATCHES, PLATEAU_BY_EPOCH)
)
def measure(bench: Bench) -> Iterator[Measurement]:
    """Run each schedule and look at its rates."""
    peak = bench.config().lr
    for schedule in ("cosine", "onecycle"):
        rates = traced(bench, schedule=schedule, accumulate=2, warmup=0.25)
        yield within(f"{schedule}: highest rate, of the peak", max(rates) / peak, 0.99, 1.01)
        yield within(f"{schedule}: mean rate, of the peak", fmean(rates) / peak, *MEAN)
        yield at_most(f"{schedule}: last rate, of the peak", rates[-1] / peak, LAST)
    steps = len(traced(bench, schedule="constant")) // EPOCHS
    rates = traced(bench, schedule="step", step_size=2)
    yield exactly("step: moves after steps", moves(rates), shown_at([2 * steps]))
    rates = traced(bench, schedule="multistep", milestones=(1, 3))
    yield exactly("multistep: moves after steps", moves(rates), shown_at([steps, 3 * steps]))
    yield from plateau(bench, steps)


def plateau(bench: Bench, steps: int) -> Iterator[Measurement]:
    """The same schedule while no evaluation is better than the first, and while each is."""
    for better, wanted in ((False, [3 * steps]), (True, [])):
        task = Driven(bench.task, better)
        rates = traced(bench, task, schedule="plateau", plateau_patience=1, metric="driven")
        words = "better each time" if better else "never better"
        yield exactly(f"plateau, {words}: moves after steps", moves(rates), shown_at(wanted))


class Driven(SmallTask):
    """The task with a metric, to be minimised, that is what the probe wants it to be."""

    def __init__(self, task: Task, better: bool) -> None:
        super().__init__(task, 64, 8)
        self.better, self.calls = better, 0

    def measure(self, outputs: Any, targets: Any) -> dict[str, Tensor]:
        """One more entry."""
        self.calls += self.better
        return {**self.original.measure(outputs, targets), "driven": torch.tensor(len(targets) / (1.0 + self.calls))}


def traced(bench: Bench, task: SmallTask | None = None, **options: Any) -> list[float]:
    """The learning rate of each step."""
    rates: list[float] = []
    with watched(before=lambda setup, group: rates.append(setup.state.lr)):
        bench.train(epochs=EPOCHS, task=task, **options)
    return rates


def moves(rates: list[float]) -> str:
    """After which steps the rate changes."""
    return shown_at([n for n in range(1, len(rates)) if rates[n] != rates[n - 1]])


def shown_at(steps: list[int]) -> str:
    """Steps in words."""
    return ", ".join(map(str, steps)) or "none"
