"""Mixed precision: which type the forward pass computes in, and the scaler that fp16 needs."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import torch
from torch.amp import GradScaler

from reference_loop.config import Config

TYPES = {"bf16": torch.bfloat16, "fp16": torch.float16}


def autocast(config: Config, device: torch.device) -> AbstractContextManager[object]:
    """The context of forward pass and loss, the same in training and evaluation."""
    if config.precision == "fp32":
        return nullcontext()
    return torch.autocast(device.type, dtype=TYPES[config.precision])


def build_scaler(config: Config, device: torch.device) -> GradScaler:
    """fp16 gradients underflow unless the loss is scaled; fp32 and bf16 have the exponents they need."""
    return GradScaler(device.type, enabled=config.precision == "fp16")
