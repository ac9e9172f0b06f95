"""Optimizer, learning rate, clipping and the average of the weights."""

from __future__ import annotations

import math
import statistics
from typing import Any, Literal

from torch import nn
from torch.optim import SGD, AdamW, Optimizer
from torch.optim.lr_scheduler import LambdaLR, LRScheduler, MultiStepLR, OneCycleLR, ReduceLROnPlateau, StepLR
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

from reference_loop.config import Config

Moment = Literal["step", "epoch", "evaluation"]


def parameter_groups(model: nn.Module, weight_decay: float) -> list[dict[str, Any]]:
    """All trainable parameters; norms and biases (vectors and scalars) without decay."""
    trainable = [parameter for parameter in model.parameters() if parameter.requires_grad]
    decayed = [parameter for parameter in trainable if parameter.dim() > 1]
    free = [parameter for parameter in trainable if parameter.dim() <= 1]
    groups = [{"params": decayed, "weight_decay": weight_decay}, {"params": free, "weight_decay": 0.0}]
    return [group for group in groups if group["params"]]


def build_optimizer(model: nn.Module, config: Config, lr: float) -> Optimizer:
    """The optimizer over the trainable parameters; `lr` is the peak rate, already scaled to the batch."""
    groups = parameter_groups(model, config.weight_decay)
    if config.optimizer == "sgd":
        return SGD(groups, lr=lr, momentum=config.momentum)
    return AdamW(groups, lr=lr)


class Schedule:
    """A learning-rate scheduler with the moment at which it moves: the loop announces all three."""

    def __init__(self, scheduler: LRScheduler, moment: Moment) -> None:
        self.scheduler, self.moment = scheduler, moment

    def after(self, moment: Moment, metric: float | None = None) -> None:
        """Move if this is the moment; `metric` is what an evaluation found."""
        if moment != self.moment:
            return
        if metric is None:
            self.scheduler.step()
        elif isinstance(self.scheduler, ReduceLROnPlateau):
            self.scheduler.step(metric)

    def state_dict(self) -> dict[str, Any]:
        """The scheduler's."""
        return self.scheduler.state_dict()

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Restore the scheduler's."""
        self.scheduler.load_state_dict(state)


def build_schedule(optimizer: Optimizer, config: Config, lr: float, steps: int) -> Schedule:
    """The schedule over a run of `steps` optimizer steps."""
    match config.schedule:
        case "cosine":
            return Schedule(LambdaLR(optimizer, warmup_cosine(int(config.warmup * steps), steps)), "step")
        case "onecycle":
            rise = min(0.9, max(config.warmup, 1.5 / steps))  # OneCycleLR divides by zero if it peaks at its first step
            return Schedule(OneCycleLR(optimizer, lr, total_steps=steps, pct_start=rise), "step")
        case "step":
            return Schedule(StepLR(optimizer, config.step_size, config.gamma), "epoch")
        case "multistep":
            return Schedule(MultiStepLR(optimizer, list(config.milestones), config.gamma), "epoch")
        case "plateau":
            scheduler = ReduceLROnPlateau(optimizer, config.mode, config.gamma, config.plateau_patience)
            return Schedule(scheduler, "evaluation")
        case "constant":
            return Schedule(LambdaLR(optimizer, lambda epoch: 1.0), "epoch")


def warmup_cosine(warmup: int, steps: int) -> Any:
    """The factor of the peak rate at each step: a straight rise over `warmup` steps, then half a cosine down to 0."""

    def factor(step: int) -> float:
        if step < warmup:
            return (step + 1) / warmup  # not step / warmup: the first step would do nothing
        return 0.5 * (1 + math.cos(math.pi * (step - warmup) / max(1, steps - warmup)))

    return factor


class Clip:
    """The largest gradient norm that a step may have, given or measured.

    `auto` clips nothing while it measures the first steps, then sets the limit to the norm's 90th percentile: a limit
    copied from elsewhere either never acts or shrinks every step.
    """

    def __init__(self, choice: str, steps: int) -> None:
        self.limit = math.inf if choice in ("none", "auto") else float(choice)
        self.norms: list[float] = []
        self.left = steps if choice == "auto" else 0

    def see(self, norm: float) -> str:
        """Take note of a step's norm; what was decided, when something was."""
        if not self.left or not math.isfinite(norm):
            return ""
        self.norms.append(norm)
        self.left -= 1
        if self.left:
            return ""
        ordered = sorted(self.norms)
        self.limit = ordered[math.ceil(0.9 * len(ordered)) - 1]
        return (
            f"clip auto: over {len(ordered)} steps the gradient norm was {statistics.median(ordered):.3g} (median), "
            f"{self.limit:.3g} (90th percentile), {ordered[-1]:.3g} (largest); the limit is now {self.limit:.3g}"
        )

    def state_dict(self) -> dict[str, Any]:
        """Limit and measurements."""
        return dict(vars(self))

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Restore limit and measurements."""
        vars(self).update(state)


def build_average(model: nn.Module, decay: float) -> AveragedModel | None:
    """The exponential moving average of the weights (buffers are copied), or None without a decay."""
    if not decay:
        return None
    return AveragedModel(model, multi_avg_fn=get_ema_multi_avg_fn(decay))
