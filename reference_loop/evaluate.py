"""Evaluation: each sample once, sums and counts only, one reduction at the end, no trace left."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader

from reference_loop.config import Config
from reference_loop.contract import Task
from reference_loop.distributed import World
from reference_loop.metrics import Metrics, summarise
from reference_loop.precision import autocast


def evaluate(model: nn.Module, loader: DataLoader[Any], task: Task, config: Config, world: World) -> Metrics:
    """Evaluate the same network on every process's shard; all processes get the same numbers.

    Weights, buffers, random state, mode and grad mode are as before.
    """
    world.share_buffers(model)
    was_training = model.training
    model.eval()
    samples, sums = 0, defaultdict[str, Any](float)
    with torch.inference_mode():
        for loaded in loader:
            batch = loaded.to(world.device, config.channels_last)
            with autocast(config, world.device):
                outputs = model(batch.inputs)
                losses = task.loss(outputs, batch.targets)
            samples += len(batch)
            sums["loss"] += losses.double().sum()
            for name, value in task.measure(outputs, batch.targets).items():
                sums[name] += value.double()
    model.train(was_training)
    return reduced(samples, {name: value.cpu() for name, value in sums.items()}, world)


def reduced(samples: int, sums: dict[str, Tensor], world: World) -> Metrics:
    """The metrics of all shards together, added up once, by rank: so all processes agree to the bit."""
    shards = world.gather((samples, sums))
    names = dict.fromkeys(name for _, shard in shards for name in shard)
    total = sum(count for count, _ in shards)
    return summarise(total, {name: sum_of([shard[name] for _, shard in shards if name in shard]) for name in names})


def sum_of(values: list[Tensor]) -> Tensor:
    """The sum of equal-shaped tensors."""
    return torch.stack(values).sum(dim=0)
