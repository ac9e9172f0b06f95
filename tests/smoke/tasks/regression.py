"""Predict one number from eight: no classes, no accuracy, no augmentation, and a bias in front of a BatchNorm."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.utils.data import TensorDataset

from reference_loop.config import Config, option


@dataclass(frozen=True, kw_only=True)
class Options(Config):
    hidden: int = option(64, "width of the hidden layer")


SMOKE = {"hidden": 16, "lr": 1e-2}


def build_model(config: Options) -> nn.Module:
    return nn.Sequential(
        nn.Linear(8, config.hidden), nn.BatchNorm1d(config.hidden), nn.ReLU(), nn.Linear(config.hidden, 1)
    )


def build_datasets(config: Options) -> tuple[Any, Any]:
    return samples(500, 1), samples(100, 2)


def samples(count: int, seed: int) -> TensorDataset:
    inputs = torch.randn(count, 8, generator=torch.Generator().manual_seed(seed))
    return TensorDataset(inputs, inputs[:, :2].sum(dim=1, keepdim=True))


def loss(outputs: Tensor, targets: Tensor) -> Tensor:
    return ((outputs - targets) ** 2).mean(dim=1)


def measure(outputs: Tensor, targets: Tensor) -> dict[str, Tensor]:
    return {"absolute": (outputs - targets).abs().sum()}
