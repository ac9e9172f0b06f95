"""The loop. One call of `train_step` is one optimizer step."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from torch import nn

from reference_loop.config import Config
from reference_loop.contract import Task
from reference_loop.data import Batch, Loaders
from reference_loop.distributed import World


@dataclass
class Setup:
    """What a run works with and does not save."""

    config: Config
    task: Task
    world: World
    loaders: Loaders
    folder: Path
    net: nn.Module  # the model as it is trained: DDP around state.model, or state.model itself


@dataclass
class Step:
    """What one optimizer step tells."""

    number: int  # optimizer steps done, this one included
    loss: float  # mean over the samples of the group, on this process
    norm: float  # of the whole gradient, unscaled, before clipping
    samples: int
    skipped: bool  # the scaler found an overflow: weights, schedule and EMA are as before


@dataclass
class Outcome:
    """What a run came to."""

    folder: Path
    reason: str  # "finished" | "early stop" | "stopped" (by a signal or --stop-after; saved)
    steps: int
    metrics: dict[str, float]  # of the last evaluation
    best: float | None
    losses: list[float] = field(default_factory=list)  # of each step that this process made


def train(config: Config, task: Task | None = None, world: World | None = None) -> Outcome:
    """Train, from the start or from where `config.resume` points. See `Outcome`."""
    raise NotImplementedError
