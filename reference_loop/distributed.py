"""The processes of a run, and the few things that they say to each other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import torch
import torch.distributed as dist
from torch import nn

T = TypeVar("T")


class DeviceError(RuntimeError):
    """A device that was asked for and is not there."""


@dataclass(frozen=True)
class World:
    """This process among all of a run. Alone, every question below is answered without communication."""

    device: torch.device
    rank: int = 0
    size: int = 1

    @property
    def main(self) -> bool:
        """Whether this process writes the files and prints."""
        return self.rank == 0

    def any(self, flag: bool) -> bool:
        """Whether the flag is up on at least one process; all get the same answer."""
        if self.size == 1:
            return flag
        raised = torch.tensor(float(flag), device=self.device)
        dist.all_reduce(raised, op=dist.ReduceOp.MAX)
        return bool(raised.item())

    def gather(self, value: T) -> list[T]:
        """The values of all processes, by rank, on every process."""
        if self.size == 1:
            return [value]
        values: list[Any] = [None] * self.size
        dist.all_gather_object(values, value)
        return values

    def broadcast(self, value: T) -> T:
        """The main process's value, on every process."""
        box = [value]
        if self.size > 1:
            dist.broadcast_object_list(box, src=0, device=self.device if self.device.type == "cuda" else None)
        return box[0]

    def share_buffers(self, module: nn.Module) -> None:
        """Give all processes the main one's buffers: BatchNorm's statistics differ until DDP's next forward."""
        if self.size > 1:
            for buffer in module.buffers():
                dist.broadcast(buffer, src=0)


@contextmanager
def join(device: str) -> Iterator[World]:
    """Join the processes that torchrun started (or be alone), and leave them when the block ends.

    Raises DeviceError where CUDA is asked for and not there.
    """
    use_cuda = device == "cuda" or (device == "auto" and torch.cuda.is_available())
    if use_cuda and not torch.cuda.is_available():
        raise DeviceError("--device cuda: no CUDA device is visible here")
    place = torch.device("cuda", int(os.environ.get("LOCAL_RANK", "0"))) if use_cuda else torch.device("cpu")
    if use_cuda:
        torch.cuda.set_device(place)  # before any communication: otherwise all ranks meet on device 0
    if dist.is_initialized():
        yield World(place, dist.get_rank(), dist.get_world_size())
    elif "RANK" not in os.environ:
        yield World(place)
    else:
        dist.init_process_group("nccl" if use_cuda else "gloo", device_id=place if use_cuda else None)
        try:
            yield World(place, dist.get_rank(), dist.get_world_size())
        finally:
            dist.destroy_process_group()
