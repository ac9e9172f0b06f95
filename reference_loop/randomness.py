"""Random state is derived or saved, never hoped for.

What a sample draws is *derived* from (seed, epoch, sample): it depends neither on the worker that loads it nor on where
a run was stopped. What the model draws (dropout) comes from the process's own generators, which are *saved*.
"""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import torch


def derive(seed: int, *parts: int | str) -> int:
    """A seed of 32 bits for one purpose: the same parts give the same seed, others an unrelated one."""
    digest = hashlib.blake2b(repr((seed, *parts)).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "little")


def seed_everything(seed: int) -> None:
    """Seed the generators of python, numpy, torch and CUDA in this process."""
    random.seed(seed)
    np.random.seed(seed)
    torch.manual_seed(seed)


def be_deterministic() -> None:
    """Refuse algorithms whose result differs from run to run."""
    os.environ.setdefault("CUBLAS_WORKSPACE_CONFIG", ":4096:8")  # cuBLAS asks for it before its first use
    torch.use_deterministic_algorithms(True)
    torch.backends.cudnn.benchmark = False


def random_state() -> dict[str, Any]:
    """The state of all generators of this process, as tensors and plain values (loadable with weights_only)."""
    kind, keys, position, has_gauss, cached = np.random.get_state(legacy=True)
    return {
        "python": random.getstate(),
        "numpy": (kind, torch.from_numpy(keys.astype(np.int64)), position, has_gauss, cached),
        "torch": torch.get_rng_state(),
        "cuda": torch.cuda.get_rng_state() if torch.cuda.is_available() else None,
    }


def set_random_state(state: dict[str, Any]) -> None:
    """Put all generators of this process where `random_state` found them."""
    version, internal, gauss = state["python"]
    random.setstate((version, tuple(internal), gauss))
    kind, keys, *rest = state["numpy"]
    np.random.set_state((kind, keys.numpy().astype(np.uint32), *rest))
    torch.set_rng_state(state["torch"])
    if state["cuda"] is not None and torch.cuda.is_available():
        torch.cuda.set_rng_state(state["cuda"])


@contextmanager
def isolated(seed: int) -> Iterator[None]:
    """Draw from generators seeded for this block, and leave those of the process as they were."""
    python, numpy, cpu = random.getstate(), np.random.get_state(), torch.get_rng_state()
    random.seed(seed)
    np.random.seed(seed)
    torch.default_generator.manual_seed(seed)  # the CPU's alone: loading never touches the GPU
    try:
        yield
    finally:
        random.setstate(python)
        np.random.set_state(numpy)
        torch.set_rng_state(cpu)
