"""
# Waiting for data is measured as waiting

## What it measures
A run of the task as it is: steps per second, the share of time spent waiting for data, and the share in which the
device computes. These are shown and not judged; they are the machine's and the task's. Then the same run with a set
that needs 4 ms more for each sample and takes down how long its samples took: the record must say that as much time was
waited for.

## Tolerance
From 0.95 to 1.5 of the time that loading took. The record's share includes the collating of the batch, a few percent,
and on a busy machine whatever else ran in between.

## If it fails
The clock is started after the batch has come, or read before the device is done.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, shown, within
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from looplint.smoke.small import SmallTask
from reference_loop.record import read_lines
from reference_loop.train import Outcome

DELAY, LOW, HIGH = 0.004, 0.95, 1.5

STARTED_LATE = Sabotage(
    "the clock is started when the batch has come",
    "reference_loop.train",
    "waited = time.perf_counter() - began",
    "began = time.perf_counter(); waited = time.perf_counter() - began",
)
COUNTED_AS_WORK = Sabotage(
    "waiting is counted as computing",
    "reference_loop.train",
    "wait=waited / seconds,",
    "wait=0.1 * waited / seconds,",
)


class Slow:
    """A set whose samples take longer, and which knows how long they took."""

    def __init__(self, dataset: Any) -> None:
        self.dataset, self.took = dataset, 0.0

    def __len__(self) -> int:
        """Number of samples."""
        return len(self.dataset)

    def __getitem__(self, index: int) -> Any:
        """A sample, late."""
        began = time.perf_counter()
        time.sleep(DELAY)
        item = self.dataset[index]
        self.took += time.perf_counter() - began
        return item


class SlowTask(SmallTask):
    """The task with a slow training set."""

    def build_datasets(self, config: Any) -> tuple[Any, Any]:
        """The sets, the first one slowed down."""
        training, evaluation = super().build_datasets(config)
        self.slow = Slow(training)
        return self.slow, evaluation


@probe(tells=36, seconds=0.9, sabotages=(STARTED_LATE, COUNTED_AS_WORK))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Train as it is, then with slow data."""
    began = time.perf_counter()
    seconds, waited = times(bench.train())
    rate = 2 * bench.training / (time.perf_counter() - began)
    yield shown("steps per second", len(seconds) / sum(seconds))
    yield shown("samples per second, evaluation and saving included", rate)
    yield shown("share of the time spent waiting for data", sum(waited) / sum(seconds))
    yield shown("share in which the device computes", busy(bench, sum(seconds) - sum(waited), sum(seconds)))
    task = SlowTask(bench.task, bench.training, bench.evaluation)
    _, waited = times(bench.train(task=task))
    yield within("time waited, of the time that loading took", sum(waited) / task.slow.took, LOW, HIGH)


def times(outcome: Outcome) -> tuple[list[float], list[float]]:
    """The seconds of each step, and those of them that were waited for data."""
    lines = [line for line in read_lines(outcome.folder / "record.jsonl") if line["kind"] == "step"]
    return [line["seconds"] for line in lines], [line["seconds"] * line["wait"] for line in lines]


def busy(bench: Bench, computing: float, whole: float) -> float:
    """The share of the steps' time in which the device computes: on a GPU by its kernels, else what is not waiting."""
    if not bench.cuda:
        return computing / whole
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as profile:
        seconds, _ = times(bench.train(epochs=1))
    kernels = sum(event.time_range.elapsed_us() for event in profile.events() or () if event.device_type.name == "CUDA")
    return float(kernels) / 1e6 / sum(seconds)
