"""One dataclass is the checkpoint: what is a field here is saved and restored, so nothing can be forgotten."""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, fields
from typing import Any

from torch import nn
from torch.amp import GradScaler
from torch.optim import Optimizer
from torch.optim.swa_utils import AveragedModel

from reference_loop.config import Config
from reference_loop.distributed import World
from reference_loop.optim import Clip, Schedule, build_average, build_optimizer, build_schedule
from reference_loop.plan import Plan
from reference_loop.precision import build_scaler
from reference_loop.randomness import Randomness


@dataclass
class Progress:
    """How far a run is; the position in the data is (epoch, batch)."""

    epoch: int = 0
    batch: int = 0  # batches of this epoch that are done, on each process
    step: int = 0  # optimizer steps done, skipped ones included
    skipped: int = 0  # of them, those that the scaler skipped
    skipped_in_row: int = 0
    best: float | None = None  # best metric so far
    best_step: int = 0
    waiting: int = 0  # evaluations since then
    loss_sum: float = 0.0  # exponentially weighted: loss_sum / loss_weight is the smoothed loss
    loss_weight: float = 0.0
    norm_sum: float = 0.0  # of the finite gradient norms since the last evaluation
    norm_count: int = 0

    @property
    def smoothed(self) -> float:
        """The exponentially weighted mean of the training loss."""
        return self.loss_sum / self.loss_weight if self.loss_weight else 0.0

    def count(self, loss: float, norm: float, skipped: bool, batches: int, keep: float = 0.95) -> None:
        """Take account of one optimizer step over so many micro-batches."""
        self.step += 1
        self.batch += batches
        self.skipped += skipped
        self.skipped_in_row = self.skipped_in_row + 1 if skipped else 0
        if math.isfinite(loss):
            self.loss_sum = keep * self.loss_sum + (1 - keep) * loss
            self.loss_weight = keep * self.loss_weight + (1 - keep)
        if math.isfinite(norm):
            self.norm_sum += norm
            self.norm_count += 1

    def mean_norm(self) -> float:
        """The mean gradient norm since this was last asked."""
        mean = self.norm_sum / max(1, self.norm_count)
        self.norm_sum, self.norm_count = 0.0, 0
        return mean

    def improve(self, metric: float, mode: str) -> bool:
        """Take account of an evaluation; whether its metric is the best so far (one that is not finite never is)."""
        better = self.best is None or (metric > self.best if mode == "max" else metric < self.best)
        if better and math.isfinite(metric):
            self.best, self.best_step, self.waiting = metric, self.step, 0
            return True
        self.waiting += 1
        return False

    def state_dict(self) -> dict[str, Any]:
        """All fields."""
        return asdict(self)

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Restore all fields."""
        vars(self).update(state)


@dataclass
class State:
    """All that a run is, at one moment."""

    model: nn.Module
    optimizer: Optimizer
    schedule: Schedule
    scaler: GradScaler
    average: AveragedModel | None
    clip: Clip
    progress: Progress
    random: Randomness

    def state_dict(self) -> dict[str, Any]:
        """The state of every field that is there. Every process must ask: the random states of all are gathered."""
        parts = {item.name: getattr(self, item.name) for item in fields(self)}
        return {name: part.state_dict() for name, part in parts.items() if part is not None}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Restore every field. Raises KeyError, ValueError or RuntimeError where the state does not fit."""
        parts = {item.name: getattr(self, item.name) for item in fields(self)}
        present = {name for name, part in parts.items() if part is not None}
        if present != set(state):
            raise KeyError(f"saved and needed differ in: {', '.join(sorted(present ^ set(state)))}")
        for name, saved in state.items():
            parts[name].load_state_dict(saved)

    @property
    def evaluated(self) -> nn.Module:
        """The network that is evaluated and kept: the average where there is one."""
        return self.model if self.average is None else self.average.module

    @property
    def lr(self) -> float:
        """The learning rate of the next step."""
        lr: float = self.optimizer.param_groups[0]["lr"]
        return lr


def build_state(model: nn.Module, config: Config, plan: Plan, world: World) -> State:
    """The state at step 0 of a model that is already where it is trained."""
    optimizer = build_optimizer(model, config, plan.lr)
    return State(
        model=model,
        optimizer=optimizer,
        schedule=build_schedule(optimizer, config, plan.lr, plan.steps),
        scaler=build_scaler(config, world.device),
        average=build_average(model, config.ema),
        clip=Clip(config.clip, config.clip_steps),
        progress=Progress(),
        random=Randomness(world, config.seed),
    )
