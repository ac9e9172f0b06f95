"""What went wrong, where, and with which samples."""

from __future__ import annotations

import math
import statistics
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import torch
from torch import Tensor, nn

from reference_loop.config import Config
from reference_loop.contract import Task
from reference_loop.data import Batch, each
from reference_loop.precision import autocast

CAUSES = (
    "usual causes: a learning rate too high or no clipping, exp or log of something large or zero, a division by zero, "
    "fp16 overflow"
)


class NonFiniteError(RuntimeError):
    """A gradient that is not finite, found before it reached the weights. The message says where it arose."""


class Watch:
    """Looks at each step's loss and gradient norm against the steps before it."""

    def __init__(self, window: int = 50) -> None:
        self.losses: deque[float] = deque(maxlen=window)
        self.norms: deque[float] = deque(maxlen=window)
        self.first: float | None = None
        self.flat = False

    def see(self, loss: float, norm: float, batches: list[tuple[str, Tensor, list[int]]]) -> Iterator[str]:
        """Notes about this step; `batches` are its micro-batches: name, loss of each sample, number of each sample."""
        yield from self._spike(loss, batches)
        yield from self._jump(norm, batches)
        yield from self._flat(loss, norm)
        if math.isfinite(loss):
            self.losses.append(loss)
        if math.isfinite(norm):
            self.norms.append(norm)

    def _spike(self, loss: float, batches: list[tuple[str, Tensor, list[int]]]) -> Iterator[str]:
        if len(self.losses) < 20:
            return
        recent = list(self.losses)
        usual = statistics.median(recent[-9:])  # of few steps: the loss falls, and its mean lags behind
        if not loss > usual + 0.1 * abs(usual):  # nearly every step: the noise is not worth its time
            return
        noise = statistics.median(abs(one - next_one) for one, next_one in pairwise(recent))
        if loss > usual + 8 * noise:
            yield f"loss {loss:.4g} after {usual:.4g} +- {noise:.2g}: {worst(batches)}"

    def _jump(self, norm: float, batches: list[tuple[str, Tensor, list[int]]]) -> Iterator[str]:
        if len(self.norms) >= 20 and norm > 10 * max(self.norms):
            names = ", ".join(name for name, _, _ in batches)
            yield f"gradient norm {norm:.3g}, ten times the largest of the last {len(self.norms)} steps, in {names}"

    def _flat(self, loss: float, norm: float) -> Iterator[str]:
        if self.first is None:
            self.first = loss
        if norm < 1e-6 and loss > 0.5 * self.first and not self.flat:
            self.flat = True
            yield f"gradient norm {norm:.1e} while the loss is {loss:.4g}: dead units, saturation, or a detached part"


def worst(batches: list[tuple[str, Tensor, list[int]]], count: int = 3) -> str:
    """The samples with the largest losses of a step."""
    found = [(loss, name, i) for name, losses, ids in batches for loss, i in zip(losses.tolist(), ids, strict=True)]
    found.sort(key=lambda item: -item[0])
    names = ", ".join(dict.fromkeys(name for _, name, _ in found))
    return f"batch {names}; largest: " + ", ".join(f"sample {i} {loss:.4g}" for loss, _, i in found[:count])


def locate(model: nn.Module, task: Task, batches: list[Batch], config: Config, device: torch.device) -> str:
    """Where the first non-finite value of a step arises: weight, input, a module's forward, the loss, or a gradient.

    Repeats the forward and backward passes with hooks, so the generators should be where they were before the step.
    """
    for name, tensor in (*model.named_parameters(), *model.named_buffers()):
        if not finite(tensor):
            return f"{name} itself is not finite before the forward pass: an earlier update or batch spoiled it"
    for batch in batches:
        found = locate_in(batch.to(device, config.channels_last), model, task, config, device)
        if found:
            return f"{found}; {CAUSES}"
    return "each micro-batch is finite on this process: their sum overflows, or another process has the fault"


def locate_in(batch: Batch, model: nn.Module, task: Task, config: Config, device: torch.device) -> str:
    """The same for one micro-batch; empty if all is finite."""
    bad = torch.zeros(len(batch), dtype=torch.bool, device=device)
    each(batch.inputs, lambda x: bad.logical_or_(~x.reshape(len(batch), -1).isfinite().all(dim=1)))
    if bad.any():
        return f"the input is not finite in {chosen(batch.ids, bad)}"
    with hooked(model) as found, autocast(config, device):
        losses = task.loss(model(batch.inputs), batch.targets)
        if not found and not finite(losses):
            return f"the loss is not finite for {chosen(batch.ids, ~losses.isfinite())}, though the model's output is"
        if not found:
            losses.sum().backward()
    return found[0] if found else ""


@contextmanager
def hooked(model: nn.Module) -> Iterator[list[str]]:
    """Note, innermost and earliest first, the modules whose output, or whose output's gradient, is not finite."""
    found: list[str] = []

    def watch(name: str, module: nn.Module) -> Any:
        place = f"{name or 'the model'} ({type(module).__name__})"

        def backward(gradient: Tensor) -> None:
            if not finite(gradient):
                found.append(f"backward: the gradient that arrives at the output of {place} is the first not finite")

        def forward(module: nn.Module, inputs: Any, output: Any) -> None:
            if isinstance(output, Tensor) and not finite(output):
                largest = max((x.abs().max().item() for x in inputs if isinstance(x, Tensor)), default=math.nan)
                known = f"its largest input is {largest:.3g}" if math.isfinite(largest) else "so is its input already"
                found.append(f"forward: the output of {place} is the first not finite; {known}")
            elif isinstance(output, Tensor) and output.requires_grad:
                output.register_hook(backward)

        return module.register_forward_hook(forward)

    hooks = [watch(name, module) for name, module in model.named_modules()]
    try:
        yield found
    finally:
        for hook in hooks:
            hook.remove()


def finite(tensor: Tensor) -> bool:
    """Whether all elements are; integers always are."""
    return bool(tensor.isfinite().all())


def chosen(ids: list[int], mask: Tensor) -> str:
    """The samples where the mask is true, at most ten of them."""
    names = [str(i) for i, wanted in zip(ids, mask.tolist(), strict=True) if wanted]
    return f"sample{'s' if len(names) > 1 else ''} {', '.join(names[:10])}{' ...' if len(names) > 10 else ''}"
