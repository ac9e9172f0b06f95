"""From datasets to the batches of one process: which samples, in which order, with which random numbers."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.utils.data import DataLoader, Dataset, DistributedSampler, Sampler, default_collate

from reference_loop.config import Config
from reference_loop.contract import MapDataset, Task
from reference_loop.distributed import World
from reference_loop.randomness import derive, preserved, seed_sample

Collate = Callable[[list[Any]], Any]


class Ticket(NamedTuple):
    """What is asked of a worker: one sample, as it is in one epoch."""

    epoch: int
    sample: int


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
        """Page-locked copies, which alone can travel while the GPU computes; the DataLoader calls this."""
        return Batch(each(self.inputs, Tensor.pin_memory), each(self.targets, Tensor.pin_memory), self.ids)

    def to(self, device: torch.device, channels_last: bool = False) -> Batch:
        """The batch on a device; images channels last if so wanted."""

        def move(x: Tensor) -> Tensor:
            layout = torch.channels_last if channels_last and x.dim() == 4 else torch.preserve_format
            return x.to(device, non_blocking=True, memory_format=layout)

        return Batch(each(self.inputs, move), each(self.targets, move), self.ids)


def each(value: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """Apply `change` to every tensor of a nest of dicts, lists and tuples."""
    if isinstance(value, Tensor):
        return change(value)
    if isinstance(value, dict):
        return {key: each(item, change) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [each(item, change) for item in value]
    return value


class Seeded(Dataset[tuple[Any, int]]):
    """A dataset whose samples draw random numbers derived from (seed, epoch, sample), wherever they are loaded."""

    def __init__(self, dataset: MapDataset, seed: int) -> None:
        self.dataset, self.seed = dataset, seed

    def __len__(self) -> int:
        """Number of samples."""
        return len(self.dataset)

    def __getitems__(self, tickets: list[Ticket]) -> list[tuple[Any, int]]:
        """The samples of one batch, each with its number."""
        with preserved():
            return [(self.sample(ticket), ticket.sample) for ticket in tickets]

    def sample(self, ticket: Ticket) -> Any:
        """One sample; an error says which."""
        seed_sample(derive(self.seed, ticket.epoch, ticket.sample))
        try:
            return self.dataset[ticket.sample]
        except Exception as error:
            error.add_note(f"while loading sample {ticket.sample} in epoch {ticket.epoch}")
            raise


class Batches(Sampler[list[Ticket]]):
    """The training batches of one epoch on one process, from a position on: what a DataLoader calls a batch sampler."""

    def __init__(self, sampler: DistributedSampler[Any], batch_size: int) -> None:
        self.sampler, self.batch_size = sampler, batch_size
        self.epoch, self.start = 0, 0

    def set_epoch(self, epoch: int, start: int = 0) -> None:
        """Choose the epoch (another order, other random numbers) and the batch that the next pass begins with."""
        self.sampler.set_epoch(epoch)
        self.epoch, self.start = epoch, start

    def __len__(self) -> int:
        """Batches of a whole epoch, wherever the pass begins."""
        return math.ceil(len(self.sampler) / self.batch_size)

    def __iter__(self) -> Iterator[list[Ticket]]:
        """The batches from the position on."""
        return islice(chunks(self.sampler, self.epoch, self.batch_size), self.start, None)


def chunks(indices: Iterable[int], epoch: int, size: int) -> Iterator[list[Ticket]]:
    """Consecutive samples in batches; the last may be smaller."""
    tickets = (Ticket(epoch, sample) for sample in indices)
    while chunk := list(islice(tickets, size)):
        yield chunk


@dataclass
class Loaders:
    """The two loaders of a run; `order` is the training loader's batch sampler."""

    train: DataLoader[Any]
    evaluation: DataLoader[Any]
    order: Batches


def build_loaders(task: Task, datasets: tuple[MapDataset, MapDataset], config: Config, world: World) -> Loaders:
    """Loaders whose shards, workers and pinning follow from the processes, the machine and the device.

    In training the shards are padded to one length, so that all processes step equally often. In evaluation they are
    not: each sample counts once.
    """
    training, evaluation = (Seeded(dataset, derive(config.seed, "samples")) for dataset in datasets)
    workers = config.workers if config.workers >= 0 else usable_workers()
    sampler: DistributedSampler[Any] = DistributedSampler(
        training, world.size, world.rank, shuffle=True, seed=derive(config.seed, "order")
    )
    order = Batches(sampler, config.batch_size)
    shard = list(chunks(range(world.rank, len(evaluation), world.size), 0, config.batch_size))
    make = partial(
        DataLoader,
        num_workers=workers,
        persistent_workers=workers > 0,  # starting them anew each epoch takes seconds
        pin_memory=world.device.type == "cuda",
        collate_fn=partial(collate, getattr(task, "collate", default_collate)),
    )
    return Loaders(
        train=make(training, batch_sampler=order, generator=torch.Generator()),  # its own: iter() draws from it
        evaluation=make(evaluation, batch_sampler=shard, generator=torch.Generator()),
        order=order,
    )


def collate(items_to_tensors: Collate, samples: list[tuple[Any, int]]) -> Batch:
    """One batch from its samples and their numbers."""
    items, ids = zip(*samples, strict=True)
    inputs, targets = items_to_tensors(list(items))
    return Batch(inputs, targets, list(ids))


def usable_workers() -> int:
    """Four loading processes, or as many as three quarters of this process's share of the cores allow."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(4, int(0.75 * cores / int(os.environ.get("LOCAL_WORLD_SIZE", "1"))))


def grouped(batches: Iterable[Batch], size: int) -> Iterator[list[Batch]]:
    """The micro-batches of each optimizer step: `size` of them, fewer at an epoch's end."""
    batches = iter(batches)
    while group := list(islice(batches, size)):
        yield group
