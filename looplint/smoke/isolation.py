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
    tf32 = torch.backends.cuda.matmul.allow_tf32, torch.backends.cudnn.allow_tf32
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
        allow_tf32(*tf32)


def allow_tf32(matmul: bool, cudnn: bool) -> None:
    """Let fp32 products on a GPU be rounded to TF32, or not.

    PyTorch lets convolutions by default; two ways to add up a batch then differ by 2^-11 instead of 2^-24.
    """
    torch.backends.cuda.matmul.allow_tf32 = matmul
    torch.backends.cudnn.allow_tf32 = cudnn
