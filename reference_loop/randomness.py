"""Random state is derived or saved, never hoped for.

What a sample draws is *derived* from (seed, epoch, sample): it depends neither on the worker that loads it nor on where
a run was stopped. What the model draws (dropout) comes from the process's own generators, which are *saved*.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import numpy as np
import torch

from reference_loop.distributed import World


def derive(seed: int, *parts: int | str) -> int:
    """A seed of 32 bits for one purpose: the same parts give the same seed, others an unrelated one."""
    digest = hashlib.blake2b(repr((seed, *parts)).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little")


def seed_everything(seed: int) -> None:
    """Seed the generators of python, numpy, torch and CUDA in this process."""
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


def seed_sample(seed: int) -> None:
    """Seed the generators that loading may use: those of the CPU."""
    random.seed(seed)
    np.random.seed(seed)
    torch.default_generator.manual_seed(seed)


@contextmanager
def preserved() -> Iterator[None]:
    """Leave the generators of `seed_sample` as they were: without workers, loading shares them with the model."""
    python, numpy, cpu = random.getstate(), np.random.get_state(), torch.get_rng_state()
    try:
        yield
    finally:
        random.setstate(python)
        np.random.set_state(numpy)
        torch.set_rng_state(cpu)


def dropout_state(device: torch.device) -> torch.Tensor:
    """The state of the generator that a model on this device draws from."""
    return torch.cuda.get_rng_state(device) if device.type == "cuda" else torch.get_rng_state()


def set_dropout_state(state: torch.Tensor, device: torch.device) -> None:
    """Restore what `dropout_state` gave."""
    if device.type == "cuda":
        torch.cuda.set_rng_state(state, device)
    else:
        torch.set_rng_state(state)


class Randomness:
    """The generators of all processes, as one piece of a checkpoint."""

    def __init__(self, world: World, seed: int) -> None:
        self.world, self.seed = world, seed

    def state_dict(self) -> dict[str, Any]:
        """The states of all processes, by rank; every process must ask."""
        return {"ranks": self.world.gather(capture())}

    def load_state_dict(self, saved: dict[str, Any]) -> None:
        """Restore this process's generators, or seed them anew where another number of processes was saved."""
        if len(saved["ranks"]) == self.world.size:
            restore(saved["ranks"][self.world.rank])
        else:
            seed_everything(derive(self.seed, "process", self.world.rank, len(saved["ranks"])))


def capture() -> dict[str, Any]:
    """The state of this process's generators, as tensors and plain values (loadable with weights_only)."""
    kind, keys, *rest = cast(tuple[str, np.ndarray[Any, Any], int, int, float], np.random.get_state())
    return {
        "python": random.getstate(),
        "numpy": (kind, torch.from_numpy(keys.astype(np.int64)), *rest),
        "torch": torch.get_rng_state(),
        "cuda": torch.cuda.get_rng_state() if torch.cuda.is_available() else None,
    }


def restore(state: dict[str, Any]) -> None:
    """Put this process's generators where `capture` found them."""
    random.setstate(state["python"])
    kind, keys, *rest = state["numpy"]
    np.random.set_state((kind, keys.numpy().astype(np.uint32), *rest))
    torch.set_rng_state(state["torch"])
    if state["cuda"] is not None and torch.cuda.is_available():
        torch.cuda.set_rng_state(state["cuda"])
