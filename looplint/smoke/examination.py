"""Look at a task before any probe runs: what is wrong with it is said once, in one line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.data import default_collate

from reference_loop.config import Config
from reference_loop.contract import MapDataset, Task, TaskError, check_task, load_task
from reference_loop.randomness import preserved


class BadTask(ValueError):
    """A task that cannot be trained; one line says why."""


def loaded(name: str) -> Task:
    """Import a task.

    Raises:
        BadTask: it cannot be imported, or lacks a function.
    """
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # as `python -m` has it, and whoever names a module expects
    try:
        return load_task(name)
    except TaskError as error:
        raise BadTask(str(error)) from error


def examine(task: Task, config: Config) -> None:
    """Build the task's parts and take every sample of both sets through them, on the CPU and without training.

    The CPU reports a label out of range; a GPU loses its context over one.

    Raises:
        BadTask: the first thing that is not as the loop needs it.
    """
    try:
        parts = check_task(task, config)
    except TaskError as error:
        raise BadTask(f"task {task.__name__}: {error}") from error
    parts.model.eval()
    for name, dataset in zip(("training", "evaluation"), parts.datasets, strict=True):
        with preserved(), torch.no_grad():
            _examine_set(task, parts.model, dataset, f"task {task.__name__}: the {name} set", config.batch_size)


def _examine_set(task: Task, model: nn.Module, dataset: MapDataset, name: str, size: int) -> None:
    for start in range(0, len(dataset), size):
        numbers = list(range(start, min(start + size, len(dataset))))
        items = [_read(dataset, number, name) for number in numbers]
        place = f"{name}, samples {numbers[0]} to {numbers[-1]}"
        with _blamed(f"{place} do not collate into (inputs, targets)"):
            inputs, targets = getattr(task, "collate", default_collate)(items)
        with _blamed(f"{place}: the model does not take them"):
            outputs = model(inputs)
        with _blamed(f"{place}: loss failed{_labels(outputs, targets, numbers)}"):
            losses = task.loss(outputs, targets)
        with _blamed(f"{place}: measure failed{_labels(outputs, targets, numbers)}"):
            task.measure(outputs, targets)
        bad = [n for n, value in zip(numbers, losses.tolist(), strict=True) if not abs(value) < float("inf")]
        if bad:
            raise BadTask(f"{name}: the loss of sample {bad[0]} is not finite before training")


def _read(dataset: MapDataset, number: int, name: str) -> Any:
    with _blamed(f"{name}: reading sample {number} failed"):
        return dataset[number]


def _labels(outputs: Any, targets: Any, numbers: list[int]) -> str:
    """Which sample has a class that the model has no output for, where outputs and targets are of that kind."""
    if not (isinstance(outputs, Tensor) and isinstance(targets, Tensor)):
        return ""
    if outputs.dim() != 2 or targets.dim() != 1 or targets.is_floating_point():
        return ""
    wrong = [(n, t) for n, t in zip(numbers, targets.tolist(), strict=False) if not 0 <= t < outputs.shape[1]]
    return f" (sample {wrong[0][0]} has label {wrong[0][1]}, the model has {outputs.shape[1]} outputs)" if wrong else ""


@contextmanager
def _blamed(what: str) -> Iterator[None]:
    try:
        yield
    except BadTask:
        raise
    except Exception as error:  # a task may raise anything
        first = (str(error).strip().splitlines() or [""])[0]
        raise BadTask(f"{what}: {type(error).__name__}: {first}") from error
