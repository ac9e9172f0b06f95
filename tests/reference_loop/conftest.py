"""A tiny run: 12 steps of a 16-pixel network, a quarter of a second."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.distributed as dist
import torch.multiprocessing as mp

from reference_loop import task
from reference_loop.record import read_lines
from reference_loop.state import State
from reference_loop.train import Outcome

MakeOptions = Callable[..., task.Options]

TINY: dict[str, Any] = {
    "epochs": 2,
    "samples": 90,
    "eval_samples": 21,
    "size": 16,
    "width": 8,
    "batch_size": 8,
    "accumulate": 2,
    "workers": 0,
    "quiet": True,
    "tensorboard": False,
}


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture
def options(tmp_path: Path) -> MakeOptions:
    """Tiny options, changed by keywords; runs go to the test's folder."""
    return lambda **changes: task.Options(**(TINY | {"runs": str(tmp_path / "runs")} | changes))


def weights(state: State) -> torch.Tensor:
    """All weights and buffers of the model, and of its average, as one vector."""
    parts = [*state.model.state_dict().values()]
    if state.average is not None:
        parts += state.average.state_dict().values()
    return torch.cat([part.detach().double().flatten() for part in parts])


def losses(outcome: Outcome) -> list[float]:
    """The loss of each step in a run's record."""
    return [line["loss"] for line in lines(outcome, "step")]


def lines(outcome: Outcome, kind: str) -> list[dict[str, Any]]:
    """The lines of one kind in a run's record."""
    return [line for line in read_lines(outcome.folder / "record.jsonl") if line["kind"] == kind]


def _rank(rank: int, work: Callable[[], Any], size: int, folder: str) -> None:
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{folder}/store", rank=rank, world_size=size)
    try:
        torch.save(work(), f"{folder}/{rank}.pt")
    finally:
        dist.destroy_process_group()


@pytest.fixture
def ranks(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., list[Any]]:
    """Run a function in several processes that share a gloo group; its results, by rank. Forks: a third of a second."""

    def run(work: Callable[[], Any], size: int = 2) -> list[Any]:
        folder = str(tmp_path_factory.mktemp("ranks"))
        mp.start_processes(_rank, args=(work, size, folder), nprocs=size, start_method="fork")
        return [torch.load(f"{folder}/{rank}.pt", weights_only=True) for rank in range(size)]

    return run


def identical(one: Any, other: Any) -> bool:
    """Whether two nests of plain values and tensors are equal to the bit."""
    if isinstance(one, torch.Tensor):
        return torch.equal(one, other)
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(identical(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(identical(a, b) for a, b in zip(one, other, strict=True))
    return bool(one == other)
