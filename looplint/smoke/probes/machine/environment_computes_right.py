"""
# This machine computes what it should

## What it measures
The versions that matter, the device's memory, and whether TF32 is on by default (the probes switch it off): shown and
not judged. Then products of matrices in fp32, bf16 and fp16, on the device and under the loop's own mixed precision,
against the same in fp64; and the loop's own reductions over all processes, one per GPU or two on the CPU.

## Tolerance
The relative error of a product of matrices with independent entries is of the order of the type's rounding: 2^-24 for
fp32, 2^-11 for fp16, 2^-8 for bf16. Ten times that is allowed. A reduction of small whole numbers is exact.

## If it fails
A type that the device does not have, a faulty driver or memory, a wrong build of a library; processes that do not reach
each other (`NCCL_DEBUG=INFO` tells more).
"""

from __future__ import annotations

import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch

from looplint.smoke.bench import Bench
from looplint.smoke.measurement import Measurement, at_most, exactly, show, shown
from looplint.smoke.order import Order
from looplint.smoke.probe import probe
from looplint.smoke.sabotage import Sabotage
from reference_loop.config import Config
from reference_loop.distributed import join
from reference_loop.precision import autocast

SIZE = 256
ROUNDING = {"fp32": 2.0**-24, "bf16": 2.0**-8, "fp16": 2.0**-11}
SLACK = 10

CRUDE_TYPE = Sabotage(
    "fp16 means a cruder type",
    "reference_loop.precision",
    '"fp16": torch.float16',
    '"fp16": torch.bfloat16',
)
TYPES_IGNORED = Sabotage(
    "precision is ignored",
    "reference_loop.precision",
    'if config.precision == "fp32":',
    "if config.precision:",
)
WRONG_REDUCTION = Sabotage(
    "a flag is up only if it is up everywhere",
    "reference_loop.distributed",
    "op=dist.ReduceOp.MAX",
    "op=dist.ReduceOp.MIN",
)


@probe(tells=56, seconds=0.3, together=True, sabotages=(CRUDE_TYPE, TYPES_IGNORED, WRONG_REDUCTION))
def measure(bench: Bench) -> Iterator[Measurement]:
    """Report, multiply, reduce."""
    for name, value in versions(bench).items():
        yield shown(name, value)
    for precision, rounding in ROUNDING.items():
        error, type_ = product(bench.config(precision=precision), bench.device)
        yield at_most(f"{precision} product against fp64, relative error", error, SLACK * rounding)
        yield exactly(f"type of a product under {precision}", type_, f"torch.{NAMES[precision]}")
    answers = bench.ranks(reduced, bench.order(**bench.backend))
    yield exactly(f"reductions over {bench.processes} processes that are right", sum(answers), len(answers))


NAMES = {"fp32": "float32", "bf16": "bfloat16", "fp16": "float16"}


def product(config: Config, device: torch.device) -> tuple[float, str]:
    """The relative error of a product of matrices under a configuration's precision, and its type."""
    generator = torch.Generator().manual_seed(0)
    a, b = (torch.randn(SIZE, SIZE, generator=generator, dtype=torch.float64).to(device) for _ in range(2))
    with autocast(config, device):
        found = a.float() @ b.float()
    exact = a @ b
    return ((found.double() - exact).norm() / exact.norm()).item(), str(found.dtype)


def reduced(order: Order) -> bool:
    """Whether this process's reductions give what they must."""
    with join(order.options["device"]) as world:
        ranks = list(range(world.size))
        right = [
            world.any(world.rank == 0) is True,
            world.any(False) is False,
            world.gather(world.rank) == ranks,
            world.broadcast(world.rank) == 0,
        ]
        total = torch.full((1000,), float(world.rank + 1), device=world.device)
        torch.distributed.all_reduce(total)
        return all(right) and bool((total == sum(ranks) + world.size).all())


def versions(bench: Bench) -> dict[str, Any]:
    """What this machine is made of."""
    found: dict[str, Any] = {
        "torch": torch.__version__,
        "python": platform.python_version(),
        "threads": torch.get_num_threads(),
        "instruction set": torch.backends.cpu.get_cpu_capability(),
    }
    if bench.cuda:
        found |= gpu()
        found["TF32 by default (matrices, convolutions)"] = " and ".join(map(show, bench.tf32))
    return found


def gpu() -> dict[str, Any]:
    """The same for a GPU."""
    free, total = torch.cuda.mem_get_info()
    cudnn, nccl = torch.backends.cudnn.version(), torch.cuda.nccl.version()
    return {
        "GPUs": f"{torch.cuda.device_count()} x {torch.cuda.get_device_name()}",
        "CUDA, cuDNN, NCCL": f"{torch.version.cuda}, {cudnn}, {'.'.join(map(str, nccl))}",
        "driver": driver(),
        "free memory": f"{free / 2**30:.1f} of {total / 2**30:.1f} GiB",
    }


def driver() -> str:
    """The version of the GPU's driver, by what its kernel module says."""
    try:
        words = Path("/proc/driver/nvidia/version").read_text(encoding="utf-8").split()
    except OSError:
        return "unknown"
    return next((word for word in words if word[:1].isdigit()), "unknown")
