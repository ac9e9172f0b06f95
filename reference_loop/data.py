"""From datasets to the batches of one process: which samples, in which order, with which random numbers."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils.data import DataLoader, Dataset, DistributedSampler, Sampler
from torch.utils.data import default_collate

from reference_loop.config import Config
from reference_loop.contract import MapDataset, Task
from reference_loop.distributed import World
from reference_loop.randomness import derive, isolated


class Ticket(NamedTuple):
    """What is asked of a worker: one sample, as it is in one epoch."""

    epoch: int
    index: int


@dataclass
class Batch:
    """The samples of one forward pass, with their numbers in the dataset."""

    inputs: Any
    targets: Any
    ids: list[int]

    def __len__(self) -> int:
        """Number of samples."""
        return len(self.ids)

    def pin_memory(self) -> Batch:
        """Called by the DataLoader: page-locked copies, which alone can travel while the GPU computes."""
        return Batch(_each(self.inputs, Tensor.pin_memory), _each(self.targets, Tensor.pin_memory), self.ids)

    def to(self, device: torch.device, memory_format: torch.memory_format = torch.preserve_format) -> Batch:
        """The batch on a device; 4-dimensional inputs in the given memory format."""

        def move(x: Tensor) -> Tensor:
            layout = memory_format if x.dim() == 4 else torch.preserve_format
            return x.to(device, non_blocking=True, memory_format=layout)

        return Batch(_each(self.inputs, move), _each(self.targets, move), self.ids)


def _each(value: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """Apply `change` to every tensor of a nest of dicts, lists and tuples."""
    if isinstance(value, Tensor):
        return change(value)
    if isinstance(value, dict):
        return {key: _each(item, change) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_each(item, change) for item in value)
    return value


class Seeded(Dataset[tuple[Any, int]]):
    """A dataset whose samples draw random numbers derived from (seed, epoch, sample), wherever they are loaded."""

    def __init__(self, dataset: MapDataset, seed: int) -> None:
        self.dataset, self.seed = dataset, seed

    def __len__(self) -> int:
        """Number of samples."""
        return len(self.dataset)

    def __getitem__(self, ticket: Ticket) -> tuple[Any, int]:
        """One sample and its number."""
        with isolated(derive(self.seed, "sample", ticket.epoch, ticket.index)):
            return self.dataset[ticket.index], ticket.index


class Batches(Sampler[list[Ticket]]):
    """The batches of one epoch on one process, from a position on: what a DataLoader calls a batch sampler."""

    def __init__(self, sampler: Sampler[int], batch_size: int) -> None:
        self.sampler, self.batch_size = sampler, batch_size
        self.epoch, self.start = 0, 0

    def set_epoch(self, epoch: int, start: int = 0) -> None:
        """Choose the epoch (another order, other random numbers) and the first batch of the next pass."""
        raise NotImplementedError

    def __len__(self) -> int:
        """Batches of a whole epoch, wherever the pass begins."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[list[Ticket]]:
        """The batches from the position on."""
        raise NotImplementedError


@dataclass
class Loaders:
    """The two loaders of a run; `order` is the training loader's batch sampler."""

    train: DataLoader[Batch]
    evaluation: DataLoader[Batch]
    order: Batches


def build_loaders(task: Task, config: Config, world: World) -> Loaders:
    """Loaders whose workers, pinning and shards follow from the machine, the device and the processes."""
    raise NotImplementedError


def grouped(batches: Iterable[Batch], size: int) -> Iterator[list[Batch]]:
    """The micro-batches of each optimizer step: `size` of them, fewer at the end."""
    raise NotImplementedError
