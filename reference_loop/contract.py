"""What the loop expects of a task, and a check that says plainly where one falls short."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

import torch
from torch import Tensor, nn

from reference_loop.config import Config

REQUIRED = ("build_model", "build_datasets", "loss", "measure")


class TaskError(ValueError):
    """A task that cannot be trained; the message says what is wrong with it, in one line."""


class MapDataset(Protocol):
    """A map-style dataset: `dataset[i]` is one sample, `(input, target)`."""

    def __getitem__(self, index: int, /) -> Any:
        """Sample `index`, with 0 <= index < len(self)."""

    def __len__(self) -> int:
        """Number of samples."""


class Task(Protocol):
    """The functions of a task module. Optional ones: `Options`, `collate`, `preprocessing`, `examples` (see task.py)."""

    __name__: str

    def build_model(self, config: Any, /) -> nn.Module:
        """The network, with fresh weights."""

    def build_datasets(self, config: Any, /) -> tuple[MapDataset, MapDataset]:
        """The training and the evaluation set."""

    def loss(self, outputs: Any, targets: Any, /) -> Tensor:
        """The loss of each sample, shape (N,): the loop sums and divides."""

    def measure(self, outputs: Any, targets: Any, /) -> dict[str, Tensor]:
        """Sums over the samples; a (K, K) entry counts true class by predicted class."""


def load_task(name: str) -> Task:
    """Import a task by the name of its module.

    Raises TaskError if it cannot be imported or lacks a function.
    """
    raise NotImplementedError


def check_task(task: Task, config: Config) -> None:
    """Take two samples through model, loss and measure on the CPU, leaving no trace.

    Raises TaskError with the first thing that is not as the loop needs it.
    """
    raise NotImplementedError
