"""Leave the process as it was: random states, and the switches that a training turns."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import torch

from reference_loop.randomness import capture, restore


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put back, when the block ends, the generators' states, the global switches of torch and the environment."""
    random, environment = capture(), dict(os.environ)
    threads, grad, dtype = torch.get_num_threads(), torch.is_grad_enabled(), torch.get_default_dtype()
    strict, benchmark = torch.are_deterministic_algorithms_enabled(), torch.backends.cudnn.benchmark
    try:
        yield
    finally:
        restore(random)
        os.environ.clear()
        os.environ.update(environment)
        torch.set_num_threads(threads)
        torch.set_grad_enabled(grad)
        torch.set_default_dtype(dtype)
        torch.use_deterministic_algorithms(strict)
        torch.backends.cudnn.benchmark = benchmark
