"""What the loop expects of a task, and a check that says in one line where one falls short."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol, cast

import torch
from torch import Tensor, nn
from torch.utils.data import default_collate

from reference_loop.config import Config
from reference_loop.metrics import summarise
from reference_loop.randomness import preserved

REQUIRED = ("build_model", "build_datasets", "loss", "measure")


class TaskError(ValueError):
    """A task that cannot be trained; the message says what is wrong with it, in one line."""


class MapDataset(Protocol):
    """A map-style dataset: `dataset[i]` is one sample, `(input, target)`."""

    def __getitem__(self, index: int, /) -> Any:
        """Sample `index`, with 0 <= index < len(self)."""

    def __len__(self) -> int:
        """Number of samples."""


class Task(Protocol):
    """The functions of a task module; optional: `Options`, `collate`, `preprocessing`, `examples` (see task.py)."""

    __name__: str
    build_model: Callable[[Any], nn.Module]  # configuration -> the network, with fresh weights
    build_datasets: Callable[[Any], tuple[MapDataset, MapDataset]]  # configuration -> training set, evaluation set
    loss: Callable[[Any, Any], Tensor]  # outputs, targets -> the loss of each sample, shape (N,)
    measure: Callable[[Any, Any], dict[str, Tensor]]  # outputs, targets -> sums over the samples; (K, K) is a confusion


@dataclass
class Parts:
    """What a task is made of, built and checked."""

    model: nn.Module
    datasets: tuple[MapDataset, MapDataset]
    metrics: list[str]  # names that an evaluation will give


def load_task(name: str) -> Task:
    """Import a task by the name of its module.

    Raises TaskError if it cannot be imported or lacks a function.
    """
    with blame(f"task {name} cannot be imported"):
        module = importlib.import_module(name)
    missing = [function for function in REQUIRED if not callable(getattr(module, function, None))]
    if missing:
        raise TaskError(f"task {name} lacks {', '.join(missing)}")
    return cast(Task, module)


def options_of(task: Task) -> type[Config]:
    """The task's options: its subclass of Config, or Config itself."""
    options: type[Config] = getattr(task, "Options", Config)
    return options


def check_task(task: Task, config: Config) -> Parts:
    """Build model and datasets, and take two samples of each set through model, loss and measure on the CPU.

    Leaves no trace in the model or the random state (beyond what building draws). Raises TaskError with the first
    thing that is not as the loop needs it.
    """
    with blame("build_model failed"):
        model = task.build_model(config)
    if not any(parameter.requires_grad for parameter in model.parameters()):
        raise TaskError("the model has no parameter that requires a gradient")
    with blame("build_datasets failed"):
        datasets: Any = task.build_datasets(config)
    if not isinstance(datasets, tuple) or len(datasets) != 2:
        raise TaskError("build_datasets must return two datasets: training, evaluation")
    was_training = model.training
    model.eval()
    with preserved():
        check_samples(task, model, datasets[0], "training")
        sums = check_samples(task, model, datasets[1], "evaluation")
    model.train(was_training)
    return Parts(model, datasets, ["loss", *summarise(2, sums).values])


def check_samples(task: Task, model: nn.Module, dataset: MapDataset, name: str) -> dict[str, Tensor]:
    """The first two samples of a set, as a batch, through everything; what measure gave. Raises TaskError."""
    if not hasattr(dataset, "__len__") or not hasattr(dataset, "__getitem__"):
        raise TaskError(f"the {name} set must have a length and samples by number (an IterableDataset has not)")
    if len(dataset) < 2:
        raise TaskError(f"the {name} set has {len(dataset)} samples; at least 2 are needed")
    with blame(f"reading sample 0 or 1 of the {name} set failed"):
        items = [dataset[0], dataset[1]]
    with blame(f"the first two samples of the {name} set do not collate"):
        batch = getattr(task, "collate", default_collate)(items)
    if not isinstance(batch, (list, tuple)) or len(batch) != 2:
        raise TaskError(f"a sample of the {name} set must be a pair (input, target), not {type(items[0]).__name__}")
    inputs, targets = batch
    with blame(f"the model does not take a batch of the {name} set"):
        outputs = model(inputs)
    with blame(f"loss failed on a batch of the {name} set"):
        losses = task.loss(outputs, targets)
    check_losses(losses, len(items), name)
    with blame(f"measure failed on a batch of the {name} set"), torch.no_grad():
        sums: Any = task.measure(outputs, targets)
    if not isinstance(sums, dict) or not all(isinstance(value, Tensor) for value in sums.values()):
        raise TaskError("measure must return a dict of tensors, each a sum over the samples of the batch")
    return sums


def check_losses(losses: Any, samples: int, name: str) -> None:
    """Whether the loop can sum these losses and differentiate the sum. Raises TaskError."""
    if not isinstance(losses, Tensor) or losses.shape != (samples,):
        found = tuple(losses.shape) if isinstance(losses, Tensor) else type(losses).__name__
        raise TaskError(f'loss must return one value per sample, shape ({samples},), not {found}; use reduction="none"')
    if not losses.requires_grad:
        raise TaskError("the loss carries no gradient: it was detached, or does not depend on the model's parameters")
    if not torch.isfinite(losses).all():
        raise TaskError(f"before training the loss of the first {name} samples is not finite: {losses.tolist()}")


@contextmanager
def blame(what: str) -> Iterator[None]:
    """Turn an error inside the block into a TaskError that says what failed."""
    try:
        yield
    except TaskError:
        raise
    except Exception as error:  # a task may raise anything
        first = str(error).strip().splitlines() or [""]
        raise TaskError(f"{what}: {type(error).__name__}: {first[0]}") from error
